import type { DueWish } from '@shop/contracts';
import { sizeText } from '@shop/shop-rules/size-text';
import { SECRET_PLACE } from '../../domain/secret-link.ts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings } from '../email-content.ts';
import { dateText, productLine } from '../parts.ts';

const { back } = texts;

/** Ends this request; the link cancels the others of the address. */
export function productBack(
  { product, size, askedAt }: DueWish,
  { PUBLIC_URL }: EmailSettings,
): EmailContent {
  const lead = size ? back.leadOfSize(product.title, size) : back.lead(product.title);
  return {
    textId: size ? 'product-back.size' : 'product-back',
    values: { tuote: product.title, ...(size ? { koko: sizeText(size) } : {}) },
    subject: back.subject(product.title),
    preview: lead,
    title: back.title,
    toName: '',
    lead,
    parts: [
      { is: 'lines', lines: [productLine(product, size ? texts.order.size(size) : '', PUBLIC_URL)] },
      { is: 'button', text: back.look, url: `${PUBLIC_URL}/shop/products/${product.id}` },
      { is: 'words', words: back.noHold },
      { is: 'words', words: back.end(`${PUBLIC_URL}/shop/restock#token=${SECRET_PLACE}`) },
    ],
    why: texts.why.waited(dateText(askedAt)),
  };
}
