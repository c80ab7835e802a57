import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '../../texts/fi.ts';

/** Opens an order over the list, which stays as it is filtered. */
export function DetailsButton({ orderId, outlined = false }: { orderId: string; outlined?: boolean }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Button
      variant={outlined ? 'outlined' : 'text'}
      aria-describedby={`order-${orderId}`}
      onClick={() => void navigate({ pathname: `/orders/${orderId}`, search })}
    >
      {texts.orders.details}
    </Button>
  );
}
