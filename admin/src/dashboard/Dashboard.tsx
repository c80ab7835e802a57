import { Link } from 'react-router';
import { useState, useEffect } from 'react';
import alerts from './MoneyAlerts.module.css';
import { deadLetterTexts } from '../texts/dead-letters.ts';
import { useDeadLetterCount } from '../dead-letters/use-dead-letters.ts';
import { dayOf, zone } from '../format/day-bounds.ts';
import { dateText } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';
import { workListTexts } from '../texts/work-list.ts';
import { useWorkCounts } from '../work-list/use-work-counts.ts';
import { BestSellers } from './BestSellers.tsx';
import css from './Dashboard.module.css';
import { LowStock } from './LowStock.tsx';
import { MoneyAlerts } from './MoneyAlerts.tsx';
import { NewestOrders } from './NewestOrders.tsx';
import { PackingSentence } from './PackingSentence.tsx';
import { Payments } from './Payments.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { Sales } from './Sales.tsx';
import { rangeOf, type DateRange } from './sales-days.ts';
import { ToPack } from './ToPack.tsx';
import { packingNote } from '../orders/warnings/packing-note.ts';
import { orderViewPath } from '../orders/list/order-views.ts';
import { OrderRow } from './OrderRow.tsx';
import { Section } from './Section.tsx';
import { useOldest } from './use-oldest.ts';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';

const weekday = new Intl.DateTimeFormat('fi-FI', { weekday: 'long', timeZone: zone });

export default function Dashboard() {
  const now = useNow();
  const today = dayOf(now);
  const [chosen, setChosen] = useState<DateRange>();
  const range = chosen ?? rangeOf(30, today);
  return (
    <>
      <div className={css.head}>
        <h1>{texts.dashboard.heading}</h1>
        <p>
          {weekday.format(now)} {dateText(now.toISOString())}
        </p>
      </div>
      <PackingSentence now={now} />
      <MoneyAlerts />
      <LateWork />
      <StalledEvents />
      <div className={css.columns}>
        <div className={css.main}>
          <ToPack now={now} />
          <Withheld now={now} />
          <Sales range={range} today={today} onChoose={setChosen} />
          <NewestOrders now={now} />
        </div>
        <div className={css.side}>
          <Payments today={today} />
          <Reconciliation />
          <LowStock />
          <BestSellers range={range} />
        </div>
      </div>
    </>
  );
}

function Withheld({ now }: { now: Date }) {
  const { data, total } = useOldest('withheld');
  if (!total) return null;
  return (
    <Section
      title={texts.orders.views.withheld}
      count={total}
      link={{ to: orderViewPath('withheld'), label: texts.dashboard.allWithheld(total) }}
    >
      <ul>
        {data?.map((order) => (
          <OrderRow key={order.id} order={order} now={now} note={packingNote(order)} />
        ))}
      </ul>
    </Section>
  );
}

/** Updates every minute and on focus: the page may stay open overnight. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = () => setNow(new Date());
    const timer = setInterval(renew, EVERY_MINUTE_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}

function LateWork() {
  const late = useWorkCounts()?.late;
  if (!late) return null;
  return (
    <p className={alerts.line}>
      <Link to="/work-list">{workListTexts.onDashboard(late)}</Link>
    </p>
  );
}

function StalledEvents() {
  const count = useDeadLetterCount();
  if (!count) return null;
  return (
    <p className={alerts.line}>
      <Link to="/dead-letters">{deadLetterTexts.onDashboard(count)}</Link>
    </p>
  );
}
