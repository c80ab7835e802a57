import type { Books } from '../books.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';

/** An order's status is what was chosen last, by the maker or, before that, by its course. */
export function checkStatus({ orders }: Books): Finding[] {
  return [...orders.values()].flatMap(({ _id, orderStatus, history, updatedAt }) => {
    const last = history.findLast(({ what, to }) => to && what !== 'address');
    if (!last || last.to === orderStatus) return [];
    const says = `its status is ${orderStatus}, but ${last.to} was chosen last`;
    return [{ rule: 'status', subject: ofOrder(_id), says, mend: mends.status, touchedAt: updatedAt }];
  });
}
