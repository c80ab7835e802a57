import { useController } from 'react-hook-form';
import css from './Choice.module.css';

type Props = {
  source: string;
  label: string;
  /** Whether it is ticked before it was changed, where the form has no value for it. */
  checkedAtFirst?: boolean;
};

/** A form's box to tick, with its words beside it. */
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
