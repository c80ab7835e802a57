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
  allowsOpenEnd?: boolean;
  onChoose: (span: Span) => void;
};

export function DaySpan({ label, first, last, allowsOpenEnd = false, onChoose }: Props) {
  const text = spanText({ first, last });
  return (
    <span className={css.span} data-active={(allowsOpenEnd && text !== '') || undefined}>
      <CalendarChip text={text || label} name={text ? `${label}: ${text}` : label} dialog={label}>
        {(close) => (
          <SpanForm
            span={{ first, last }}
            allowsOpenEnd={allowsOpenEnd}
            onChoose={onChoose}
            onClose={close}
          />
        )}
      </CalendarChip>
    </span>
  );
}

type FormProps = { span: Span; allowsOpenEnd: boolean; onChoose: (span: Span) => void; onClose: () => void };

/** A valid span applies at once; an invalid one shows why. */
function SpanForm({ span, allowsOpenEnd, onChoose, onClose }: FormProps) {
  const [typed, setTyped] = useState({ first: finnishDay(span.first), last: finnishDay(span.last) });
  const [activeField, setActiveField] = useState<keyof Span>('first');
  const [today] = useState(() => dayOf(new Date()));
  const applyTyped = (next: Span) => {
    setTyped(next);
    if (!problemOf(next, allowsOpenEnd))
      onChoose({ first: readDay(next.first) ?? '', last: readDay(next.last) ?? '' });
  };
  const pick = (day: string) => {
    applyTyped({ ...typed, [activeField]: finnishDay(day) });
    setActiveField(activeField === 'first' ? 'last' : 'first');
  };
  const fieldOf = (name: keyof Span, label: string) => ({
    label,
    value: typed[name],
    inputMode: 'numeric' as const,
    placeholder: words.example,
    isPicked: activeField === name,
    onFocus: () => setActiveField(name),
    onType: (text: string) => applyTyped({ ...typed, [name]: text }),
  });
  return (
    <CalendarForm
      fields={[fieldOf('first', words.from), fieldOf('last', words.to)]}
      problem={problemOf(typed, allowsOpenEnd)}
      onDone={onClose}
      onClear={allowsOpenEnd ? () => applyTyped({ first: '', last: '' }) : undefined}
    >
      <Calendar start={span.last || span.first || today} {...span} today={today} onPick={pick} />
    </CalendarForm>
  );
}

function problemOf({ first, last }: Span, allowsOpenEnd: boolean): string {
  const isDay = (text: string) => readDay(text) !== null || (allowsOpenEnd && text.trim() === '');
  if (!isDay(first) || !isDay(last)) return words.invalidDay;
  const [from, to] = [readDay(first), readDay(last)];
  return from && to && to < from ? words.lastBeforeFirst : '';
}

function spanText({ first, last }: Span): string {
  if (first && last && first === last) return finnishDay(first);
  const from = first.slice(0, 4) === last.slice(0, 4) ? finnishDay(first).slice(0, -4) : finnishDay(first);
  if (first && last) return `${from}–${finnishDay(last)}`;
  if (first) return words.since(finnishDay(first));
  return last ? words.until(finnishDay(last)) : '';
}
