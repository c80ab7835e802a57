import css from './Tick.module.css';

type Props = { label: string; checked: boolean; mixed?: boolean; onToggle: () => void };

/**
 * A checkbox with its name for those who listen; `mixed` when only some of many are chosen. It takes every click in the
 * cell or the corner around it, for a box is smaller than a fingertip.
 */
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
