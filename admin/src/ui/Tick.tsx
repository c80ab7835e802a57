import css from './Tick.module.css';

type Props = { label: string; checked: boolean; mixed?: boolean; onToggle: () => void };

/** A checkbox with its name for those who listen; `mixed` when only some of many are chosen. */
export function Tick({ label, checked, mixed = false, onToggle }: Props) {
  return (
    <span className={css.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onToggle}
      />
    </span>
  );
}
