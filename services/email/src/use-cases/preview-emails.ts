import type { LetterPreview } from '@shop/contracts';
import { accountLetterKinds, orderLetterKinds } from '@shop/shop-rules';
import { sampleAccountLetters } from '../domain/sample-account.ts';
import { sampleNews, sampleReceipt } from '../domain/sample-news.ts';
import { sampleWish } from '../domain/sample-wish.ts';
import { sampleOrder } from '../domain/sample-order.ts';
import type { LetterSettings } from '../rendering/email-content.ts';
import { renderAccountLetter, renderOrderLetter, renderRestockLetter } from '../rendering/render-email.ts';

/** Every letter of the shop as its reader would get it today. */
export function previewLetters(settings: LetterSettings): LetterPreview[] {
  return [
    ...orderLetterKinds.map((kind) => ({
      kind,
      ...renderOrderLetter(sampleNews[kind], sampleOrder, settings, sampleReceipt(kind)),
    })),
    ...accountLetterKinds.map((kind) => ({
      kind,
      ...renderAccountLetter(sampleAccountLetters[kind], settings),
    })),
    { kind: 'product-back', ...renderRestockLetter(sampleWish, settings) },
  ];
}
