import { texts } from '../texts/fi.ts';
import { DaySpan } from '../ui/DaySpan.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { lengths, rangeOf, type DateRange } from './sales-days.ts';
import css from './DateRangePicker.module.css';

type Props = { range: DateRange; today: string; onChoose: (range: DateRange) => void };

const { dashboard } = texts;

export function DateRangePicker({ range, today, onChoose }: Props) {
  const isChosen = ({ first, last }: DateRange) => first === range.first && last === range.last;
  return (
    <fieldset aria-label={dashboard.range} className={css.picker}>
      {lengths.map((length) => {
        const choice = rangeOf(length, today);
        return (
          <Toggle key={length} aria-pressed={isChosen(choice)} onClick={() => onChoose(choice)}>
            {dashboard.days(length)}
          </Toggle>
        );
      })}
      <DaySpan label={texts.days.label} {...range} onChoose={onChoose} />
    </fieldset>
  );
}
