import { orderStatuses } from '@shop/shop-rules/order-status';
import { ShortcutList } from '../ui/ShortcutList.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { texts } from '../texts/fi.ts';
import css from './Features.module.css';
import { SwitchedOn } from './SwitchedOn.tsx';

const { features } = texts;

export default function Features() {
  return (
    <>
      <h1 className={css.heading}>{features.heading}</h1>
      <p className={css.lead}>{features.lead}</p>
      <div className={css.columns}>
        <SwitchedOn />
        <section>
          <h2>{features.statusTitle}</h2>
          <dl className={css.statuses}>
            {orderStatuses.map((status) => (
              <div key={status}>
                <dt>
                  <StatusBadge status={status} />
                </dt>
                <dd>{features.statuses[status]}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{features.imagesTitle}</h2>
          <ul className={css.images}>
            {features.images.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{features.shortcutsTitle}</h2>
          <ShortcutList />
        </section>
      </div>
    </>
  );
}
