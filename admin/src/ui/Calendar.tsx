import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker';
import { dateOf, dayOfDate } from '../format/calendar.ts';
import { texts } from '../texts/fi.ts';
import css from './Calendar.module.css';
import { Icon } from './Icon.tsx';

const { days: words } = texts;
const monthName = new Intl.DateTimeFormat('fi-FI', { month: 'long', year: 'numeric' });
const wholeDay = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'full' });
const weekdayName = (date: Date): string => words.weekdays[(date.getDay() + 6) % 7] ?? '';

const formatters = { formatCaption: (date: Date) => monthName.format(date), formatWeekdayName: weekdayName };
const labels = {
  labelPrevious: () => words.previousMonth,
  labelNext: () => words.nextMonth,
  labelGrid: (date: Date) => monthName.format(date),
  labelWeekday: weekdayName,
  labelDayButton: (date: Date) => wholeDay.format(date),
};
const classNames = {
  month: css.month ?? '',
  month_grid: css.days ?? '',
  selected: css.chosen ?? '',
  range_start: css.end ?? '',
  range_end: css.end ?? '',
  today: css.today ?? '',
};
const components = {
  Chevron: ({ orientation = 'right' }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => (
    <Icon name={orientation} size={18} />
  ),
  DayButton: (props: DayButtonProps) => (
    <DayButton {...props} aria-current={props.modifiers['today'] ? 'date' : undefined} />
  ),
};

type Props = {
  start: string;
  first: string;
  last: string;
  today: string;
  onPick: (day: string) => void;
};

export function Calendar({ start, first, last, today, onPick }: Props) {
  const chosen = first || last ? { from: dateOf(first || last), to: dateOf(last || first) } : undefined;
  return (
    <DayPicker
      mode="range"
      navLayout="around"
      lang="fi"
      weekStartsOn={1}
      defaultMonth={dateOf(start)}
      today={dateOf(today)}
      selected={chosen}
      onSelect={(_span, day) => onPick(dayOfDate(day))}
      {...{ classNames, components, formatters, labels }}
    />
  );
}
