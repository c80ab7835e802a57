import css from './ListTabs.module.css';

export type ListTab = { id: string; label: string; count: number | undefined };
type Props = { label: string; tabs: ListTab[]; chosen: string | undefined; onChoose: (id: string) => void };

/** Saved filters as a row of buttons with their counts; the chosen one is underlined. */
export function ListTabs({ label, tabs, chosen, onChoose }: Props) {
  return (
    <ul className={css.tabs} aria-label={label}>
      {tabs.map(({ id, label: text, count }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {text} <span>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
