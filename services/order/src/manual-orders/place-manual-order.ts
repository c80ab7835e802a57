import type { ManualOrder } from '@shop/contracts';
import { formatEuro } from '@shop/money';
import { NO_ACCOUNT } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import { newOrder } from '../domain/checkout/new-order.ts';
import { manualOrderId } from '../domain/order-id.ts';
import type { StoredOrder } from '../domain/order.ts';
import { giveUp } from '../saga/close-order.ts';
import { driveOrder } from '../saga/drive-order.ts';
import { insertNumbered, reopen } from '../saga/open-order.ts';
import { holdAndPlace } from '../saga/reserve-order.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import { fingerprintOf } from '../use-cases/idempotency-key.ts';
import { atFields, checkManualOrder } from './check-manual-order.ts';
import type { Admin, ManualOrderDeps } from './deps.ts';

const HOLD_MINUTES = 7 * 24 * 60;
const TRIES = 4;

type Placing = { admin: Admin; key: string; input: ManualOrder };

/** A repeated call finds the first order. */
export async function placeManualOrder(deps: ManualOrderDeps, placing: Placing): Promise<StoredOrder> {
  const { admin, key, input } = placing;
  const fingerprint = fingerprintOf(admin.id, key, input);
  const earlier = await deps.orders.find(manualOrderId(fingerprint.key));
  if (earlier?.placedAt) return sameOrder(earlier, fingerprint);
  const make = await orderMaker(deps, { admin, input, manual: { by: admin.id, ...fingerprint } });
  const order = await open(deps, make, fingerprint);
  if (order.placedAt) return order;
  try {
    return await holdAndPlace(deps, order, (read, at) => ({ set: {}, audit: audit(admin, read, at) }));
  } catch (error) {
    await giveUp(deps, order);
    if (!(error instanceof ShopError) || error.code !== 'out-of-stock') throw error;
    throw atFields({ lines: 'Jokin tuotteista ehti loppua. Tarkista määrät.' });
  }
}

type Fingerprint = ReturnType<typeof fingerprintOf>;

function sameOrder(order: StoredOrder, fingerprint: Fingerprint): StoredOrder {
  if (order.manual?.request === fingerprint.request) return order;
  throw atFields({
    lines: order.placedAt
      ? `Tästä lomakkeesta tehtiin jo tilaus ${order.number}. Tarkista se tilauksista ennen kuin teet uuden.`
      : 'Tästä lomakkeesta tehdään jo tilausta. Odota hetki ja tarkista tilaukset ennen kuin teet uuden.',
  });
}

async function open(
  deps: ManualOrderDeps,
  make: (number: string, now: Date) => StoredOrder,
  fingerprint: Fingerprint,
): Promise<StoredOrder> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const inserted = await insertNumbered(deps, make);
    if (inserted) return inserted;
    const earlier = await deps.orders.find(manualOrderId(fingerprint.key));
    if (!earlier) continue;
    if (earlier.placedAt || earlier.saga === 'reserving') return sameOrder(earlier, fingerprint);
    const ended = await driveOrder(deps, earlier);
    const reopened = ended.saga === 'released' ? await reopen(deps, ended, make) : null;
    if (reopened) return reopened;
  }
  throw new ShopError({ code: 'busy' });
}

async function orderMaker(
  deps: ManualOrderDeps,
  { admin, input, manual }: Omit<Placing, 'key'> & { manual: NonNullable<StoredOrder['manual']> },
): Promise<(number: string, now: Date) => StoredOrder> {
  const checked = await checkManualOrder(deps, manualOrderId(manual.key), input);
  const user = { id: NO_ACCOUNT, userName: input.name, email: input.email };
  // The unique index of numbers leaves out version 0.
  const checkout = {
    ...checked,
    user,
    cart: { version: 1 },
    provider: 'stripe' as const,
    giftNote: '',
    wantsReminder: false,
  };
  return (number, now) => {
    const order = newOrder(checkout, { number, counter: 0, now, holdMinutes: HOLD_MINUTES });
    const entry = { at: now.toISOString(), by: admin.userName };
    const note = input.note ? [{ ...entry, what: 'note', text: input.note }] : [];
    const history = [{ ...entry, what: 'placed' }, ...note];
    return { ...order, _id: manualOrderId(manual.key), manual, history };
  };
}

function audit(admin: Admin, order: StoredOrder, at: Date) {
  const changes = [{ field: 'sum', before: '', after: formatEuro(order.totalCents) }];
  return auditEvent(admin, order, { kind: 'order-placed-by-hand', at, changes });
}
