import css from './Tick.module.css';

type Props = { label: string; checked: boolean; mixed?: boolean; onToggle: () => void };

/** The click area fills the cell; `mixed` when only some are selected. */
export function Tick({ label, checked, mixed = false, onToggle }: Props) {
  return (
    <label className={css.tick}>
      <span className="visuallyHidden">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onToggle}
      />
    </label>
  );
}
