import type { OrderLine } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import { Picture } from '../../ui/Picture.tsx';
import css from './LinePictures.module.css';
import { lineKey, linePicture } from './order-text.ts';

const SHOWN = 2;

export function LinePictures({ lines }: { lines: OrderLine[] }) {
  const titles = lines.map(({ title }) => title).join(', ');
  return (
    <span className={css.pictures} title={titles}>
      {lines.slice(0, SHOWN).map((line) => (
        <Picture key={lineKey(line)} image={linePicture(line)} sizes="36px" className={css.picture} />
      ))}
      <span className="visuallyHidden">{titles}</span>
      {lines.length > SHOWN ? (
        <span aria-hidden="true">{texts.orders.more(lines.length - SHOWN)}</span>
      ) : null}
    </span>
  );
}
