import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '../texts/format-count.ts';
import css from './ListTabs.module.css';

type ListTab = { id: string; label: string; count: number | undefined };
type Props = {
  label: string;
  tabs: ListTab[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  children?: ReactNode;
  end?: ReactNode;
};

export function ListTabs({ label, tabs, chosen, onChoose, children, end }: Props) {
  return (
    <div className={css.bar}>
      <ul className={css.tabs} aria-label={label}>
        {tabs.map(({ id, label: text, count }) => (
          <li key={id}>
            <ListTabButton
              label={text}
              count={count}
              isChosen={id === chosen}
              onChoose={() => onChoose(id)}
            />
          </li>
        ))}
        {children}
      </ul>
      {end}
    </div>
  );
}

type ButtonProps = { label: string; count: number | undefined; isChosen: boolean; onChoose: () => void };

export function ListTabButton({ label, count, isChosen, onChoose }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  return (
    <button ref={button} type="button" aria-pressed={isChosen} onClick={onChoose}>
      {label} <span>{count === undefined ? null : formatCount(count)}</span>
    </button>
  );
}
