import { useState } from 'react';
import { texts } from '../texts/fi.ts';
import css from './Dashboard.module.css';
import { LowStock } from './LowStock.tsx';
import { NewestOrders } from './NewestOrders.tsx';
import { PackingSentence } from './PackingSentence.tsx';
import { Payments } from './Payments.tsx';
import { ToPack } from './ToPack.tsx';

const today = new Intl.DateTimeFormat('fi-FI', {
  weekday: 'long',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Europe/Helsinki',
});

/** What the maker wants to know with the first coffee: what to pack, what came, what is wrong, what runs out. */
export default function Dashboard() {
  const [now] = useState(() => new Date());
  return (
    <>
      <div className={css.head}>
        <h1>{texts.dashboard.heading}</h1>
        <p>{today.format(now)}</p>
      </div>
      <PackingSentence />
      <div className={css.columns}>
        <div className={css.main}>
          <ToPack />
          <NewestOrders />
        </div>
        <div className={css.side}>
          <Payments />
          <LowStock />
        </div>
      </div>
    </>
  );
}
