import { offeredOrderStatuses, orderStatusLabels } from '@shop/shop-rules/order-status';
import { StatusDot } from '../../ui/StatusDot.tsx';

export const statusChoices = offeredOrderStatuses.map((id) => ({
  id,
  label: (
    <>
      <StatusDot status={id} /> {orderStatusLabels[id]}
    </>
  ),
}));
