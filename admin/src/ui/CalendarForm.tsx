import Button from '@mui/material/Button';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import css from './CalendarForm.module.css';
import { Input } from './Input.tsx';

type Field = Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'onFocus'> & {
  label: string;
  value: string;
  isPicked?: boolean;
  onType: (text: string) => void;
};
type Props = {
  fields: Field[];
  problem: string;
  children: ReactNode;
  onDone: () => void;
  onClear?: (() => void) | undefined;
};

export function CalendarForm({ fields, problem, children, onDone, onClear }: Props) {
  const id = useId();
  return (
    <>
      <div className={css.fields}>
        {fields.map(({ label, isPicked, onType, ...field }) => (
          <label key={label} className={css.field} data-picked={isPicked || undefined}>
            {label}
            <Input
              aria-invalid={problem !== ''}
              aria-describedby={id}
              onChange={({ target }) => onType(target.value)}
              {...field}
            />
          </label>
        ))}
      </div>
      <p id={id} className={css.problem} aria-live="polite">
        {problem}
      </p>
      {children}
      <div className={css.actions}>
        <Button onClick={onDone}>{texts.days.done}</Button>
        {onClear ? (
          <Button variant="text" onClick={onClear}>
            {texts.actions.clear}
          </Button>
        ) : null}
      </div>
    </>
  );
}
