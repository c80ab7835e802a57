import type { EmailPreview } from '@shop/contracts';
import { accountEmailKinds, orderEmailKinds, wishEmailKinds } from '@shop/shop-rules';
import { sampleAccountEmails } from '../domain/sample-account.ts';
import { sampleContent, sampleReceipt } from '../domain/sample-content.ts';
import { sampleWish, sampleWishEmails } from '../domain/sample-wish.ts';
import { sampleOrder, sampleOrderToMake } from '../domain/sample-order.ts';
import type { EmailSettings } from '../rendering/email-content.ts';
import { renderAccountEmail, renderOrderEmail, renderRestockEmail } from '../rendering/render-email.ts';

export function previewEmails(settings: EmailSettings): EmailPreview[] {
  return [
    ...orderEmailKinds.map((kind) => ({
      kind,
      ...renderOrderEmail(
        sampleContent[kind],
        kind === 'order-confirmed' ? sampleOrderToMake : sampleOrder,
        settings,
        sampleReceipt(kind),
      ),
    })),
    ...accountEmailKinds.map((kind) => ({
      kind,
      ...renderAccountEmail(sampleAccountEmails[kind], settings),
    })),
    ...wishEmailKinds.map((kind) => ({ kind, ...renderAccountEmail(sampleWishEmails[kind], settings) })),
    { kind: 'product-back', ...renderRestockEmail(sampleWish, settings) },
  ];
}
