import { connectMongo, createLogger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import { openHoldStore } from '../../../../services/catalog/src/store/hold-store.ts';
import { productModel } from '../../../../services/catalog/src/store/product-model.ts';
import { openProductStore } from '../../../../services/catalog/src/store/product-store.ts';
import { openReturnStore } from '../../../../services/catalog/src/store/return-store.ts';
import { openCartStore } from '../../../../services/cart/src/store/cart-store.ts';
import { openDiscountStore } from '../../../../services/order/src/discounts/discount-store.ts';
import { openOrderModel } from '../../../../services/order/src/store/order-model.ts';
import { openOrderNumbers } from '../../../../services/order/src/store/order-numbers.ts';
import { openOrderStore } from '../../../../services/order/src/store/order-store.ts';
import { openReceiptStore } from '../../../../services/order/src/receipts/receipt-store.ts';
import { openInboxStore } from '../../../../services/payment/src/store/inbox-store.ts';
import { openPaymentStore } from '../../../../services/payment/src/store/payment-store.ts';
import { testSettings } from '../../src/index.ts';
import { openMemoryConnection } from './memory-connection.ts';

/** Services whose databases reconciliation reads; account and email take no part in a schedule. */
const services = ['account', 'catalog', 'cart', 'order', 'payment', 'email'] as const;
type Connections = Record<(typeof services)[number], Connection>;

export type ChainStores = Awaited<ReturnType<typeof openChainStores>>;

/** The real stores of the four services that a purchase goes through, on these databases. */
async function openChainStores(connections: Connections) {
  const written = () => undefined;
  const model = await openOrderModel(connections.order);
  return {
    connections,
    catalog: {
      model: productModel(connections.catalog),
      products: await openProductStore(connections.catalog, written),
      holds: openHoldStore(connections.catalog, written),
      returns: openReturnStore(connections.catalog, written),
    },
    cart: { carts: await openCartStore(connections.cart) },
    order: {
      model,
      orders: openOrderStore(model),
      numbers: openOrderNumbers(connections.order, 'LL'),
      receipts: await openReceiptStore(connections.order),
      discounts: await openDiscountStore(connections.order),
    },
    payment: {
      payments: await openPaymentStore(connections.payment),
      inbox: await openInboxStore(connections.payment),
    },
    /** What dead processes have claimed is anybody's, once the schedule's time has passed. */
    endLeases: async () => undefined as void,
    /** Nothing of an earlier schedule is left. */
    empty: async () => {
      for (const { db } of Object.values(connections)) {
        if (!db) throw new Error('not connected');
        const collections = await db.listCollections().toArray();
        await Promise.all(collections.map(({ name }) => db.collection(name).deleteMany({})));
      }
    },
    close: async () =>
      void (await Promise.all(Object.values(connections).map((connection) => connection.close()))),
  };
}

const openEach = async (open: (service: string) => Connection | Promise<Connection>): Promise<Connections> =>
  Object.fromEntries(
    await Promise.all(services.map(async (service) => [service, await open(service)] as const)),
  ) as Connections;

/** In memory. */
export const openInMemory = async (): Promise<ChainStores> =>
  openChainStores(await openEach(openMemoryConnection));

/** On the run's real server, whose clock is not the schedule's; leases go by it, so the schedule ends them. */
export async function openOnServer(): Promise<ChainStores> {
  const { config } = testSettings();
  const logger = createLogger('order', 'silent');
  const connections = await openEach(
    async (service) => (await connectMongo(service, config, logger)).connection,
  );
  const payments = connections.payment.collection('payments');
  return {
    ...(await openChainStores(connections)),
    endLeases: async () => {
      const over = new Date(0);
      await payments.updateMany({ status: 'capturing' }, { $set: { leaseUntil: over, nextCheckAt: over } });
      await payments.updateMany({}, { $unset: { refundLeaseUntil: 1 } });
    },
  };
}
