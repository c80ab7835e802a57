import type { LinkedOrder } from '@shop/contracts/linked-order';

export function DeliveryText({ delivery }: Pick<LinkedOrder, 'delivery'>) {
  if (!delivery) return null;
  const { name, days, point } = delivery;
  return (
    <p className="order-delivery">
      {name}, {days}
      {point && (
        <>
          <br />
          {point.name}, {point.address}, {point.postcode} {point.city}
        </>
      )}
    </p>
  );
}
