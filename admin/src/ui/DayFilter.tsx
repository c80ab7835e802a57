import css from './DayFilter.module.css';

type Props = { label: string; value: string; onChoose: (day: string) => void };

/** A day that bounds a list. */
export function DayFilter({ label, value, onChoose }: Props) {
  return (
    <label className={css.day} data-active={value !== '' || undefined}>
      {label}
      <input type="date" value={value} onChange={(event) => onChoose(event.target.value)} />
    </label>
  );
}
