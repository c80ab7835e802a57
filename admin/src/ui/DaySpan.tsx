import { useState } from 'react';
import { finnishDay, readDay } from '../format/calendar.ts';
import { dayOf } from '../format/day-bounds.ts';
import { texts } from '../texts/fi.ts';
import { Calendar } from './Calendar.tsx';
import { CalendarChip } from './CalendarChip.tsx';
import css from './CalendarChip.module.css';
import { CalendarForm } from './CalendarForm.tsx';

const { days: words } = texts;

/** Days as 2026-11-01, both included; '' for an open end. */
type Span = { first: string; last: string };
type Props = Span & {
  label: string;
  mayBeOpen?: boolean;
  onChoose: (span: Span) => void;
};

export function DaySpan({ label, first, last, mayBeOpen = false, onChoose }: Props) {
  const text = spanText({ first, last });
  return (
    <span className={css.span} data-active={(mayBeOpen && text !== '') || undefined}>
      <CalendarChip text={text || label} name={text ? `${label}: ${text}` : label} dialog={label}>
        {(close) => (
          <SpanForm span={{ first, last }} mayBeOpen={mayBeOpen} onChoose={onChoose} onClose={close} />
        )}
      </CalendarChip>
    </span>
  );
}

type FormProps = { span: Span; mayBeOpen: boolean; onChoose: (span: Span) => void; onClose: () => void };

/** A valid span applies at once; an invalid one shows why. */
function SpanForm({ span, mayBeOpen, onChoose, onClose }: FormProps) {
  const [typed, setTyped] = useState({ first: finnishDay(span.first), last: finnishDay(span.last) });
  const [end, setEnd] = useState<keyof Span>('first');
  const [today] = useState(() => dayOf(new Date()));
  const type = (next: Span) => {
    setTyped(next);
    if (!problemOf(next, mayBeOpen))
      onChoose({ first: readDay(next.first) ?? '', last: readDay(next.last) ?? '' });
  };
  const pick = (day: string) => {
    type({ ...typed, [end]: finnishDay(day) });
    setEnd(end === 'first' ? 'last' : 'first');
  };
  const fieldOf = (name: keyof Span, label: string) => ({
    label,
    value: typed[name],
    inputMode: 'numeric' as const,
    placeholder: words.example,
    isPicked: end === name,
    onFocus: () => setEnd(name),
    onType: (text: string) => type({ ...typed, [name]: text }),
  });
  return (
    <CalendarForm
      fields={[fieldOf('first', words.from), fieldOf('last', words.to)]}
      problem={problemOf(typed, mayBeOpen)}
      onDone={onClose}
      onClear={mayBeOpen ? () => type({ first: '', last: '' }) : undefined}
    >
      <Calendar start={span.last || span.first || today} {...span} today={today} onPick={pick} />
    </CalendarForm>
  );
}

function problemOf({ first, last }: Span, mayBeOpen: boolean): string {
  const isDay = (text: string) => readDay(text) !== null || (mayBeOpen && text.trim() === '');
  if (!isDay(first) || !isDay(last)) return words.noDay;
  const [from, to] = [readDay(first), readDay(last)];
  return from && to && to < from ? words.turned : '';
}

function spanText({ first, last }: Span): string {
  if (first && last && first === last) return finnishDay(first);
  const from = first.slice(0, 4) === last.slice(0, 4) ? finnishDay(first).slice(0, -4) : finnishDay(first);
  if (first && last) return `${from}–${finnishDay(last)}`;
  if (first) return words.since(finnishDay(first));
  return last ? words.until(finnishDay(last)) : '';
}
