import { offeredOrderStatuses, orderStatusLabels, type OrderStatus } from '@shop/shop-rules/order-status';

const offered: readonly OrderStatus[] = offeredOrderStatuses;

const optionText = (status: OrderStatus): string => `${orderStatusLabels[status]} – ${status}`;

/** The statuses that can be chosen, in the owner's order; `current` is shown even where nobody can choose it. */
export function StatusOptions({ current }: { current?: OrderStatus }) {
  return (
    <>
      {current && !offered.includes(current) ? (
        <option value={current} disabled hidden>
          {optionText(current)}
        </option>
      ) : null}
      {offered.map((status) => (
        <option key={status} value={status}>
          {optionText(status)}
        </option>
      ))}
    </>
  );
}
