import { packageBreaches } from './package-breaches.ts';

export type ImportBreach = { rule: string; file: string; imports: string };

/** At least one per rule of `.dependency-cruiser.cjs`. */
export const importBreaches: ImportBreach[] = [
  {
    rule: 'saga-only-from-use-cases',
    file: 'services/order/src/http/planted-too.ts',
    imports: '../saga/change-order.ts',
  },
  {
    rule: 'saga-only-from-use-cases',
    file: 'services/order/src/withdrawals/planted-routes.ts',
    imports: '../saga/change-order.ts',
  },
  {
    rule: 'consumers-call-their-namesake',
    file: 'services/order/src/receipts/planted-on-order-confirmed.ts',
    imports: './write-receipt.ts',
  },
  {
    rule: 'consumers-call-their-namesake',
    file: 'services/cart/src/consumers/planted-on-account-closed.ts',
    imports: '../use-cases/delete-cart.ts',
  },
  {
    rule: 'order-domain-base',
    file: 'services/order/src/domain/planted-base.ts',
    imports: './money/refunds.ts',
  },
  {
    rule: 'order-money-below-checkout',
    file: 'services/order/src/domain/money/planted.ts',
    imports: '../checkout/checkout.ts',
  },
  {
    rule: 'use-cases-by-feature',
    file: 'services/order/src/use-cases/review/planted.ts',
    imports: '../refunds/request-refund.ts',
  },
  {
    rule: 'saga-imports-no-use-case',
    file: 'services/order/src/saga/planted.ts',
    imports: '../use-cases/checkout/place-order.ts',
  },
  { rule: 'no-cycles', file: 'packages/money/src/planted-circle.ts', imports: './planted-too.ts' },
  { rule: 'no-unresolved', file: 'services/cart/src/planted.ts', imports: './nowhere.ts' },
  {
    rule: 'services-import-no-service',
    file: 'services/cart/src/use-cases/planted.ts',
    imports: '../../../order/src/domain/order.ts',
  },
  {
    rule: 'all-in-one-opens-services',
    file: 'services/all-in-one/src/planted.ts',
    imports: '../../order/src/domain/order.ts',
  },
  {
    rule: 'apps-keep-to-themselves',
    file: 'storefront/src/lib/planted.ts',
    imports: '../../../admin/src/texts/fi.ts',
  },
  {
    rule: 'packages-know-no-app',
    file: 'packages/events/src/planted.ts',
    imports: '../../../services/cart/src/config.ts',
  },
  { rule: 'shop-rules-know-money-only', file: 'packages/shop-rules/src/planted.ts', imports: 'zod' },
  { rule: 'contracts-know-rules-and-money', file: 'packages/contracts/src/planted.ts', imports: 'pino' },
  { rule: 'domain-is-pure', file: 'services/order/src/domain/planted.ts', imports: 'mongoose' },
  {
    rule: 'use-cases-below-the-interfaces',
    file: 'services/order/src/use-cases/planted.ts',
    imports: '../http/order-view.ts',
  },
  {
    rule: 'store-and-clients-at-the-bottom',
    file: 'services/order/src/store/planted.ts',
    imports: '../use-cases/checkout/place-order.ts',
  },
  {
    rule: 'express-at-the-interface',
    file: 'services/cart/src/use-cases/planted-too.ts',
    imports: 'express',
  },
  { rule: 'mongoose-in-the-store', file: 'services/cart/src/http/planted.ts', imports: 'mongoose' },
  { rule: 'bullmq-in-events', file: 'services/order/src/planted.ts', imports: 'bullmq' },
  { rule: 'pdf-lib-in-pdf', file: 'services/order/src/use-cases/planted-too.ts', imports: 'pdf-lib' },
  {
    rule: 'pdf-with-the-first-file',
    file: 'services/order/src/receipts/planted-routes.ts',
    imports: './pdf/pdf-writer.ts',
  },
  { rule: 'nodemailer-in-mail', file: 'services/email/src/use-cases/planted.ts', imports: 'nodemailer' },
  { rule: 'sharp-in-image', file: 'services/catalog/src/use-cases/planted.ts', imports: 'sharp' },
  { rule: 's3-in-bucket', file: 'services/catalog/src/images/planted.ts', imports: '@aws-sdk/client-s3' },
  {
    rule: 's3-with-the-first-bucket',
    file: 'packages/file-store/src/planted-too.ts',
    imports: './bucket.ts',
  },
  {
    rule: 'opentelemetry-in-tracing',
    file: 'packages/events/src/planted-too.ts',
    imports: '@opentelemetry/api',
  },
  {
    rule: 'opentelemetry-with-an-endpoint',
    file: 'packages/tracing/src/planted-too.ts',
    imports: './opentelemetry/open-tracing.ts',
  },
  { rule: 'words-in-search', file: 'services/catalog/src/planted.ts', imports: 'minisearch' },
  {
    rule: 'features-do-not-meet',
    file: 'storefront/src/features/cart/Planted.astro',
    imports: '../wishlist/wishlist-store.ts',
  },
  {
    rule: 'ui-knows-no-shop',
    file: 'storefront/src/components/ui/Planted.astro',
    imports: '../../texts/fi/pages.ts',
  },
  {
    rule: 'components-below-features',
    file: 'storefront/src/lib/planted-too.ts',
    imports: '../features/cart/cart-state.ts',
  },
  { rule: 'http-asks-use-cases', file: 'services/order/src/buyers/a-routes.ts', imports: './buyer-store.ts' },
  {
    rule: 'use-cases-below-the-interfaces',
    file: 'services/order/src/buyers/planted.ts',
    imports: './internal-buyer-routes.ts',
  },
  {
    rule: 'store-and-clients-at-the-bottom',
    file: 'services/order/src/back-office/store/planted.ts',
    imports: '../change-status.ts',
  },
  {
    rule: 'http-asks-use-cases',
    file: 'services/order/src/http/planted.ts',
    imports: '../store/order-store.ts',
  },
  {
    rule: 'modules-by-their-index',
    file: 'services/catalog/src/http/planted-module.ts',
    imports: '../search/synonyms.ts',
  },
  {
    rule: 'modules-do-not-meet',
    file: 'services/catalog/src/guarantee-notice/planted.ts',
    imports: '../search/index.ts',
  },
  { rule: 'runtime-knows-no-test', file: 'services/payment/src/planted.ts', imports: '@shop/testing' },
  {
    rule: 'resources-do-not-meet',
    file: 'admin/src/compliance/planted.ts',
    imports: '../products/values/product-form.ts',
  },
  {
    rule: 'dashboard-shows-what-it-says',
    file: 'admin/src/dashboard/planted.ts',
    imports: '../settings/settings-form.ts',
  },
  {
    rule: 'admin-ui-knows-no-resource',
    file: 'admin/src/ui/planted.ts',
    imports: '../discount-codes/DiscountRow.tsx',
  },
  { rule: 'admin-providers-know-no-ui', file: 'admin/src/providers/planted.ts', imports: '../ui/Lead.tsx' },
  ...packageBreaches,
];
