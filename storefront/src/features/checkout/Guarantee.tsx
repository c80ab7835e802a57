import type { ShopSettings } from '@shop/contracts/shop-settings';
import { guaranteeNoticePath } from '@shop/shop-rules/guarantee-words';
import { useId } from 'react';
import { guarantee } from '../../texts/fi/legal/guarantee.ts';
import './guarantee.css';

/** The official notice is a picture; screen readers get text. */
export function Guarantee({ notice: { width, height } }: { notice: ShopSettings['guaranteeNotice'] }) {
  const id = useId();
  return (
    <section className="guarantee" aria-labelledby={id}>
      <div className="sr">
        <h3 id={id}>{guarantee.title}</h3>
        {guarantee.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <img src={guaranteeNoticePath} alt="" width={width} height={height} />
      <a className="link" href={guarantee.url} rel="noopener noreferrer" target="_blank">
        {guarantee.more}
      </a>
    </section>
  );
}
