import { createSearchParams } from 'react-router';
import { euroText } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';
import css from './Sales.module.css';
import { everyDay, type DateRange } from './sales-days.ts';
import { SalesChart } from './SalesChart.tsx';
import { Section } from './Section.tsx';
import section from './Section.module.css';
import { DateRangePicker } from './DateRangePicker.tsx';
import { soldIn, useSales } from './use-sales.ts';

const { dashboard } = texts;

type Props = { range: DateRange; today: string; onChoose: (range: DateRange) => void };

/** Counts paid orders only; the link lists the same ones. */
export function Sales({ range, today, onChoose }: Props) {
  const { data, error, isPlaceholderData } = useSales(range);
  const filter = JSON.stringify(soldIn(range));
  const list = `/orders?${createSearchParams({ filter, page: '1' }).toString()}`;
  return (
    <Section title={dashboard.salesTitle} link={{ to: list, label: dashboard.soldOrders }}>
      <DateRangePicker range={range} today={today} onChoose={onChoose} />
      {error ? <p className={section.line}>{dashboard.unknown}</p> : null}
      {data ? (
        <>
          <dl className={css.figures} aria-busy={isPlaceholderData}>
            <Metric name={dashboard.sales} value={euroText(data.totalAmount)} />
            <Metric name={dashboard.soldCount(data.orders)} value={String(data.orders)} />
            <Metric
              name={dashboard.average}
              value={data.orders > 0 ? euroText((data.totalAmount / data.orders).toFixed(2)) : '–'}
            />
          </dl>
          <SalesChart days={everyDay(range, data.days)} today={today} />
        </>
      ) : null}
    </Section>
  );
}

function Metric({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
