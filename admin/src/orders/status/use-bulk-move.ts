import type { OrderStatus } from '@shop/shop-rules/order-status';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { useForEachRecord } from '../../ui/use-for-each-record.ts';
import type { MovePlan } from './move-plan.ts';

type Moved = { id: string; from: OrderStatus; version: number };

export type GivingBack = { restock: boolean };
export type MoveOutcome = {
  moved: Moved[];
  failedIds: string[];
  refunded: string[];
  unrefunded: string[];
};
export type UndoOutcome = {
  undone: number;
  failedIds: string[];
  closed: string[];
};

export function useBulkMove() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { forEach, busy } = useForEachRecord();

  const move = async (
    { moving, to, refundable }: MovePlan,
    givingBack?: GivingBack,
  ): Promise<MoveOutcome> => {
    const moved: Moved[] = [];
    const failedIds = await forEach(moving, async ({ id, version, orderStatus: from }) => {
      const order = await dataProvider.moveOrder({ id, version, orderStatus: to });
      moved.push({ id, from, version: order.version });
    });
    const paid = givingBack ? moved.filter(({ id }) => refundable.ids.includes(id)) : [];
    const unrefunded = await forEach(paid, ({ id, version }) => {
      const body = { version, kind: 'whole', delivery: true, restock: givingBack?.restock ?? false };
      return dataProvider.refundOrder(id, body, `rejected-${id}-${version}`);
    });
    const refunded = paid.map(({ id }) => id).filter((id) => !unrefunded.includes(id));
    return { moved, failedIds, refunded, unrefunded };
  };

  const undo = async ({ givenUp }: MovePlan, { moved, refunded }: MoveOutcome): Promise<UndoOutcome> => {
    const back = moved.filter(({ id }) => !givenUp.includes(id) && !refunded.includes(id));
    const failedIds = await forEach(back, ({ id, version, from }) =>
      dataProvider.moveOrder({ id, version, orderStatus: from }),
    );
    const closed = moved.map(({ id }) => id).filter((id) => givenUp.includes(id));
    return { undone: back.length - failedIds.length, failedIds, closed };
  };

  return { move, undo, busy };
}
