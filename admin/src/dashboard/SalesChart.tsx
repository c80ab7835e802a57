import { dateText, euroText } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';
import { formatCount } from '../texts/format-count.ts';
import { useSmallScreen } from '../ui/use-small-screen.ts';
import { gridLines, type SalesDay } from './sales-days.ts';
import css from './SalesChart.module.css';

const HEIGHT = 130;
const FOOT = 22;
const SIDE = 44;
const WIDEST_BAR = 16;
const MAX_LABELS = 5;

const dayMonth = new Intl.DateTimeFormat('fi-FI', { day: 'numeric', month: 'numeric', timeZone: 'UTC' });

export function SalesChart({ days, today }: { days: SalesDay[]; today: string }) {
  const width = useSmallScreen() ? 358 : 800;
  const lines = gridLines(Math.max(0, ...days.map(({ totalAmount }) => totalAmount)));
  const top = lines.at(-1) ?? 1;
  const y = (euros: number) => HEIGHT - (euros / top) * (HEIGHT - 16);
  const step = (width - SIDE) / Math.max(1, days.length);
  const bar = Math.min(WIDEST_BAR, Math.max(2, step * 0.7));
  const labelEvery = Math.ceil(days.length / MAX_LABELS);
  return (
    <figure className={css.chart}>
      <svg viewBox={`0 0 ${width} ${HEIGHT + FOOT}`} aria-hidden="true">
        <defs>
          <Knit id="knit" />
          <Knit id="knit-today" />
        </defs>
        {lines.map((euros) => (
          <g key={euros}>
            <line x1={0} x2={width} y1={y(euros)} y2={y(euros)} className={css.grid} />
            <text x={width} y={y(euros) - 4} textAnchor="end">
              {formatCount(euros)}
            </text>
          </g>
        ))}
        <line x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} className={css.ground} />
        {days.map(({ day, totalAmount }, index) => {
          const x = index * step + (step - bar) / 2;
          const isToday = day === today;
          return (
            <g key={day} className={isToday ? css.today : undefined}>
              {totalAmount > 0 ? (
                <rect
                  x={x}
                  y={y(totalAmount)}
                  width={bar}
                  height={HEIGHT - y(totalAmount)}
                  fill={`url(#${isToday ? 'knit-today' : 'knit'})`}
                />
              ) : (
                <circle cx={x + bar / 2} cy={HEIGHT - 3} r={1} className={css.dot} />
              )}
              {isToday || (days.length - 1 - index) % labelEvery === 0 ? (
                <text x={x + bar / 2} y={HEIGHT + 16} textAnchor={index === 0 ? 'start' : 'middle'}>
                  {isToday ? texts.dashboard.todayLabel : dayMonth.format(new Date(day))}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      {/* A table grows to its rows; its wrapper hides it. */}
      <div className="visuallyHidden">
        <SalesTable days={days} />
      </div>
    </figure>
  );
}

function Knit({ id }: { id: string }) {
  return (
    <pattern id={id} className={css[id]} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} />
      <path d="M0 1l4 4 4-4M0 5l4 4 4-4" />
    </pattern>
  );
}

function SalesTable({ days }: { days: SalesDay[] }) {
  const { dashboard } = texts;
  return (
    <table>
      <caption>{dashboard.salesTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.order.date}</th>
          <th scope="col">{dashboard.ordersOfDay}</th>
          <th scope="col">{dashboard.sales}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, orders: count, totalAmount }) => (
          <tr key={day}>
            <th scope="row">{dateText(day)}</th>
            <td>{count}</td>
            <td>{euroText(totalAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
