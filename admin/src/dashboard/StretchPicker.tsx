import { texts } from '../texts/fi.ts';
import { DayFilter } from '../ui/DayFilter.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { lengths, stretchOf, type Stretch } from './sales-days.ts';
import css from './StretchPicker.module.css';

type Props = { stretch: Stretch; today: string; onChoose: (stretch: Stretch) => void };

const { dashboard } = texts;

/** The last week, month or three, or any days. */
export function StretchPicker({ stretch, today, onChoose }: Props) {
  const isChosen = ({ first, last }: Stretch) => first === stretch.first && last === stretch.last;
  return (
    <fieldset aria-label={dashboard.stretch} className={css.picker}>
      {lengths.map((length) => {
        const choice = stretchOf(length, today);
        return (
          <Toggle key={length} aria-pressed={isChosen(choice)} onClick={() => onChoose(choice)}>
            {dashboard.days(length)}
          </Toggle>
        );
      })}
      <DayFilter
        label={texts.orders.from}
        value={stretch.first}
        onChoose={(first) => first && onChoose({ first, last: first > stretch.last ? first : stretch.last })}
      />
      <DayFilter
        label={texts.orders.to}
        value={stretch.last}
        onChoose={(last) => last && onChoose({ first: last < stretch.first ? last : stretch.first, last })}
      />
    </fieldset>
  );
}
