import type { Address, ProductSnapshot } from '@shop/contracts';
import { createLogger, type InternalUser } from '@shop/service-kit';
import { createConsumers } from '../../../../services/cart/src/consumers.ts';
import { openCartService } from '../../../../services/cart/src/open-cart-service.ts';
import { openOrderService } from '../../../../services/order/src/open-order-service.ts';
import { createAccountStandIn } from '../../../../services/order/test/stand-ins/account-stand-in.ts';
import { createCatalogStandIn } from '../../../../services/order/test/stand-ins/catalog-stand-in.ts';
import { createPaymentStandIn } from '../../../../services/order/test/stand-ins/payment-stand-in.ts';
import {
  aProduct,
  closeService,
  openServiceApi,
  PATIENCE_MS,
  startStandIn,
  testSettings,
} from '../../src/index.ts';

export type Shopper = { user: InternalUser; address: Address; products: ProductSnapshot[] };
export type TwoServices = Awaited<ReturnType<typeof openTwoServices>>;

/**
 * Order and cart, real, on a real database, order calling cart over HTTP. Stock, payments and addresses are stood in
 * for. Neither service is started: events stay in the outbox until the test delivers them.
 */
export async function openTwoServices() {
  const { tokens, config } = testSettings();
  const logger = createLogger('order', 'silent');
  const [stock, payments, accounts] = [
    createCatalogStandIn(),
    createPaymentStandIn(),
    createAccountStandIn(),
  ];
  const standIns = {
    catalog: await startStandIn('catalog', tokens, stock.routes),
    payment: await startStandIn('payment', tokens, payments.routes),
    account: await startStandIn('account', tokens, accounts.routes),
  };
  const urls = {
    ACCOUNT_URL: standIns.account.url,
    CATALOG_URL: standIns.catalog.url,
    ORDER_URL: '',
    PAYMENT_URL: standIns.payment.url,
  };
  const opening = { timeoutMs: PATIENCE_MS };
  const cartService = await openCartService({ ...config, ...urls }, logger, opening);
  const cart = await openServiceApi('cart', cartService.app, tokens);
  const ofOrder = {
    CART_URL: cart.url,
    HOLD_MINUTES: 33,
    SHIPPING_HOLD_SECONDS: 60,
    ORDER_PREFIX: 'LL',
    BRAND: 'Luonnonlanka',
    LIMITS: 'off',
    FRESH_CODE_REFUND_CENTS: 20_000,
  } as const;
  const orderService = await openOrderService({ ...config, ...urls, ...ofOrder }, logger, opening);
  const order = await openServiceApi('order', orderService.app, tokens);
  const [clearCart] = createConsumers(cartService.deps);
  if (!clearCart) throw new Error('cart listens to nothing');

  return {
    config,
    stock,
    payments,
    cart,
    order,
    orderDeps: orderService.deps,
    carts: cartService.deps.carts,
    clearCart,
    /** A new shopper, with an address and products to buy. */
    shopper: (): Shopper => ({
      ...accounts.customer(),
      products: [100, 100, 3].map((pieces) => stock.put(aProduct({ stock: pieces }))),
    }),
    close: async () => {
      await Promise.all([cart, order, ...Object.values(standIns)].map((open) => open.close()));
      await Promise.all([cartService, orderService].map(closeService));
    },
  };
}
