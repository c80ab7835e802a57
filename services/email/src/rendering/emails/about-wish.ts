import { formatEuro } from '@shop/money';
import { unitPriceCents } from '@shop/shop-rules';
import type { WishEmail } from '../../domain/sample-wish.ts';
import { SECRET_PLACE } from '../../domain/secret-link.ts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { productLine } from '../parts.ts';

const { back, wish } = texts;

/** Only a lawful reduction is called one (KSL 2:11 a). */
export function aboutWish(
  { kind, toName, product, link }: WishEmail,
  { BRAND, PUBLIC_URL }: EmailSettings,
): EmailContent {
  const price = formatEuro(unitPriceCents(product));
  const { subject, title, lead } = wish[kind];
  const opening = lead(product.title, price);
  return {
    textId: kind,
    values: { tuote: product.title, hinta: price },
    subject: subject(product.title, price),
    preview: opening,
    title,
    toName,
    lead: opening,
    parts: [
      { is: 'lines', lines: [productLine(product, '', PUBLIC_URL)] },
      { is: 'button', text: back.look, url: `${PUBLIC_URL}/shop/products/${product.id}` },
      { is: 'words', words: back.noHold },
      { is: 'words', words: wish.end(`${PUBLIC_URL}${link.path}${SECRET_PLACE}`) },
    ],
    why: texts.why.wished(BRAND),
  };
}
