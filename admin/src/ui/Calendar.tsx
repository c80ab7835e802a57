import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dayByKey, firstOfMonth, weeksOf } from '../format/calendar.ts';
import { texts } from '../texts/fi.ts';
import css from './Calendar.module.css';
import { Icon } from './Icon.tsx';

const { days: words } = texts;
const monthName = new Intl.DateTimeFormat('fi-FI', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'full', timeZone: 'UTC' });
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

type Props = {
  /** The month that is open at first is this day's. */
  start: string;
  /** The days that are chosen now; '' for an end that is open. */
  first: string;
  last: string;
  today: string;
  onPick: (day: string) => void;
};

/** A month of days, Monday first; arrows, Home, End and the page keys lead through it. */
export function Calendar({ start, first, last, today, onPick }: Props) {
  const [at, setAt] = useState(start);
  const table = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  });
  const onKey = (event: KeyboardEvent) => {
    const next = dayByKey(at, event.key);
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    setAt(next);
  };
  const isIn = (day: string) => day !== '' && (first ? day >= first : day === last) && day <= (last || first);
  return (
    <div>
      <div className={css.head}>
        <button type="button" aria-label={words.previousMonth} onClick={() => setAt(firstOfMonth(at, -1))}>
          <Icon name="left" size={18} />
        </button>
        <span aria-live="polite">{monthName.format(noon(at))}</span>
        <button type="button" aria-label={words.nextMonth} onClick={() => setAt(firstOfMonth(at, 1))}>
          <Icon name="right" size={18} />
        </button>
      </div>
      <table ref={table} className={css.days} aria-label={monthName.format(noon(at))}>
        <thead>
          <tr>
            {words.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.join()}>
              {week.map((day, place) => (
                <td key={day || place}>
                  {day ? (
                    <button
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      aria-label={wholeDay.format(noon(day))}
                      aria-pressed={isIn(day)}
                      aria-current={day === today ? 'date' : undefined}
                      data-end={day === first || day === last || undefined}
                      onKeyDown={onKey}
                      onClick={() => {
                        setAt(day);
                        onPick(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
