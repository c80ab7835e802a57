import type { ComplianceItemId } from '@shop/shop-rules/compliance-checklist';
import { unlawfulReduction } from '@shop/shop-rules/reduction';
import type { AdminSettings } from '@shop/contracts';
import { fibreWarnings } from '../format/fibre-warnings.ts';
import { labelWarnings } from '../format/label-warnings.ts';
import type { ProductRecord } from '../providers/product-record.ts';
import { complianceTexts } from '../texts/compliance.ts';
import { texts } from '../texts/fi.ts';

export type ComplianceInput = {
  settings: Pick<AdminSettings, 'seller' | 'smallSeller' | 'guaranteeNotice'>;
  terms: string;
  products: ProductRecord[];
  /** Transport of the last sent email; null for none. */
  mail: 'smtp' | 'file' | null;
  late: number;
};

/** `to` is where to fix it; absent when only the operator can. */
export type Missing = {
  text: string;
  to?: string;
  /** A stand-in is in use. */
  isInterim?: true;
};

const words = complianceTexts.missing;
const { labels } = texts.product;

const when = (isMissing: boolean, text: string, to?: string): Missing[] =>
  isMissing ? [to ? { text, to } : { text }] : [];

/** Finnish business id with a valid check digit (YTJ). */
export function isBusinessId(text: string): boolean {
  const parts = /^(\d{7})-(\d)$/.exec(text.trim());
  if (!parts) return false;
  const [, digits = '', check = ''] = parts;
  const weights = [7, 9, 10, 5, 8, 4, 2];
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  return rest !== 1 && Number(check) === (rest === 0 ? 0 : 11 - rest);
}

const warned = (products: ProductRecord[], warningsOf: (product: ProductRecord) => string[]): Missing[] =>
  products.flatMap((product) =>
    warningsOf(product).map((text) => ({
      text: `${product.title}: ${text}`,
      to: `/product/${product._id}`,
    })),
  );

const labelled =
  (label: string) =>
  (product: ProductRecord): string[] =>
    labelWarnings(product).filter((warning) => warning === label);

/** Only duties of the seller; the shop fulfils the others by itself. */
const checks: Partial<Record<ComplianceItemId, (input: ComplianceInput) => Missing[]>> = {
  seller: ({ settings: { seller }, terms }) => [
    ...when(!isBusinessId(seller.businessId), words.businessId, '/settings'),
    ...when(seller.email.endsWith('.example'), words.email, '/settings'),
    ...when(
      !terms.includes(seller.name) || !terms.includes(seller.businessId),
      words.sellerInTerms,
      '/settings/legal/terms',
    ),
  ],
  vat: ({ settings, terms }) =>
    when(
      settings.smallSeller && terms.includes('sisältävät arvonlisäveron'),
      words.vatInTerms,
      '/settings/legal/terms',
    ),
  guarantee: ({ settings: { guaranteeNotice } }) =>
    guaranteeNotice.fingerprint === null
      ? [{ text: words.guaranteeFile, to: '/settings', isInterim: true }]
      : [],
  confirmation: ({ mail }) => when(mail === 'file', words.mail),
  'withdrawal-acknowledged': ({ mail }) => when(mail === 'file', words.mail),
  'withdrawal-form': ({ settings: { seller } }) =>
    when(!/\b\d{5}\b/.test(seller.address), words.returnAddress, '/settings'),
  'refund-in-time': ({ late }) => when(late > 0, words.late(late), '/withdrawals'),
  complaints: ({ terms }) =>
    when(
      !/kuluttajaneuvon/i.test(terms) || !/kuluttajariita/i.test(terms),
      words.complaints,
      '/settings/legal/terms',
    ),
  'lowest-price': ({ products }) =>
    products.flatMap(({ _id, title, reduction }) =>
      when(
        reduction?.isLawful === false,
        `${title}: ${reduction ? unlawfulReduction(reduction) : ''}`,
        `/product/${_id}`,
      ),
    ),
  safety: ({ products }) => warned(products, labelled(labels.maker)),
  fibres: ({ products }) =>
    warned(products, (product) => [...fibreWarnings(product), ...labelled(labels.pure)(product)]),
  'green-claims': ({ products }) => warned(products, labelled(labels.green)),
};

export const missingOf = (duty: ComplianceItemId, input: ComplianceInput): Missing[] =>
  checks[duty]?.(input) ?? [];
