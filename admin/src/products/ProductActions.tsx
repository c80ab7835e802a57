import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '../texts/fi.ts';
import css from './ProductActions.module.css';

type Props = { id: string; onDelete: () => void };

/** Edit, Delete and a copy; each is told apart by the product's name beside it. */
export function ProductActions({ id, onDelete }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const named = { 'aria-describedby': `product-${id}` };
  const open = () => void navigate({ pathname: `/product/${id}`, search });
  const copy = () => void navigate({ pathname: '/product/create', search }, { state: { copyOf: id } });
  return (
    <div className={css.actions}>
      <Button variant="text" onClick={open} {...named}>
        {texts.products.edit}
      </Button>
      <Button variant="text" className={css.delete} onClick={onDelete} {...named}>
        {texts.products.delete}
      </Button>
      <Button variant="text" className={css.copy} onClick={copy} {...named}>
        {texts.products.copy}
      </Button>
    </div>
  );
}
