import type { Snapshot } from '../snapshot.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';

/** The status equals the last one in the history. */
export function checkStatus({ orders }: Snapshot): Finding[] {
  return [...orders.values()].flatMap(({ _id, orderStatus, history, updatedAt }) => {
    const last = history.findLast(({ what, to }) => to && what !== 'address');
    if (!last || last.to === orderStatus) return [];
    const says = `its status is ${orderStatus}, but ${last.to} was chosen last`;
    return [{ rule: 'status', subject: ofOrder(_id), says, mend: mends.status, touchedAt: updatedAt }];
  });
}
