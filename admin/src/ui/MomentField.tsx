import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { finnishDay, readDay } from '../format/calendar.ts';
import { finnishClock, finnishMoment, readClock } from '../format/clock.ts';
import { dayOf } from '../format/day-bounds.ts';
import { texts } from '../texts/fi.ts';
import { Calendar } from './Calendar.tsx';
import { CalendarChip } from './CalendarChip.tsx';
import css from './CalendarChip.module.css';
import { CalendarForm } from './CalendarForm.tsx';

const { days: words } = texts;

type Choice = {
  /** Finnish time, 2026-11-27T09:00; '' for none. */
  value: string;
  /** For a day chosen alone: 09:00. */
  defaultTime: string;
  onChoose: (moment: string) => void;
};
type Props = Pick<Choice, 'defaultTime'> & { source: string; label: string; help?: string };

export function MomentField({ source, label, help, defaultTime }: Props) {
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  const value = field.value as string;
  const error = fieldState.error?.message;
  const shown = finnishMoment(value) || texts.days.notChosen;
  return (
    <div className={css.moment}>
      <span aria-hidden="true">{label}</span>
      <CalendarChip
        text={shown}
        name={`${label}: ${shown}`}
        dialog={label}
        describedBy={id}
        isInvalid={Boolean(error)}
      >
        {(close) => (
          <MomentForm value={value} defaultTime={defaultTime} onChoose={field.onChange} onClose={close} />
        )}
      </CalendarChip>
      <p id={id} className={css.help} data-error={error ? true : undefined} aria-live="polite">
        {error ?? help}
      </p>
    </div>
  );
}

/** A valid or empty moment applies at once; an invalid one shows why. */
function MomentForm({ value, defaultTime, onChoose, onClose }: Choice & { onClose: () => void }) {
  const [seen = '', time = ''] = value.split('T');
  const [typed, setTyped] = useState({ day: finnishDay(seen), time: finnishClock(time) });
  const [today] = useState(() => dayOf(new Date()));
  const type = (next: typeof typed) => {
    setTyped(next);
    const moment = momentOf(next);
    if (moment !== null) onChoose(moment);
  };
  return (
    <CalendarForm
      fields={[
        {
          label: words.day,
          value: typed.day,
          inputMode: 'numeric',
          placeholder: words.example,
          onType: (day) => type({ ...typed, day }),
        },
        {
          label: words.clock,
          value: typed.time,
          inputMode: 'decimal',
          placeholder: finnishClock(defaultTime),
          onType: (time) => type({ ...typed, time }),
        },
      ]}
      problem={momentOf(typed) === null ? words.invalidMoment : ''}
      onDone={onClose}
      onClear={() => type({ day: '', time: '' })}
    >
      <Calendar
        start={seen || today}
        first={seen}
        last={seen}
        today={today}
        onPick={(day) => type({ day: finnishDay(day), time: typed.time || finnishClock(defaultTime) })}
      />
    </CalendarForm>
  );
}

/** '' for two empty fields, null when invalid. */
function momentOf({ day, time }: { day: string; time: string }): string | null {
  if (day.trim() === '' && time.trim() === '') return '';
  const [read, at] = [readDay(day), readClock(time)];
  return read && at ? `${read}T${at}` : null;
}
