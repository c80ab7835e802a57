import { offeredOrderStatuses, orderStatusLabels } from '@shop/shop-rules/order-status';
import { StatusDot } from '../../ui/StatusDot.tsx';

/** The statuses that the maker may choose, as a menu shows them. */
export const statusChoices = offeredOrderStatuses.map((id) => ({
  id,
  label: (
    <>
      <StatusDot status={id} /> {orderStatusLabels[id]}
    </>
  ),
}));
