import type { CheckoutInput, DeliveryMethod, OrderDelivery } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CheckoutDeps } from '../../deps.ts';

type DeliveryInput = Pick<CheckoutInput, 'deliveryMethod' | 'pickUpPoint'>;
type Chosen = { method: DeliveryMethod; delivery: OrderDelivery };

/** By default the first method. @throws `invalid-input` at the field */
export async function chooseDelivery(
  { points }: Pick<CheckoutDeps, 'points'>,
  methods: DeliveryMethod[],
  { deliveryMethod, pickUpPoint }: DeliveryInput,
): Promise<Chosen> {
  const method = deliveryMethod === undefined ? methods[0] : methods.find(({ id }) => id === deliveryMethod);
  if (!method) throw atField('deliveryMethod', 'Valitse toimitustapa.');
  const { id, name, carrier, days } = method;
  const point = method.pickUpPoint ? await points.find(carrier, pickUpPoint ?? '') : null;
  if (method.pickUpPoint && !point) throw atField('pickUpPoint', 'Valitse noutopiste.');
  return { method, delivery: { id, name, carrier, days, point } };
}

const atField = (field: keyof DeliveryInput, message: string): ShopError =>
  new ShopError({ code: 'invalid-input', message, errors: { [field]: message } });
