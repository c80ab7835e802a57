import { useController } from 'react-hook-form';
import css from './Choice.module.css';

type Props = {
  source: string;
  label: string;
  checkedAtFirst?: boolean;
};

export function CheckboxField({ source, label, checkedAtFirst = false }: Props) {
  const { field } = useController({ name: source });
  const { value, ...rest } = field;
  return (
    <label className={css.choice}>
      <input type="checkbox" {...rest} checked={(value as boolean | undefined) ?? checkedAtFirst} />
      {label}
    </label>
  );
}
