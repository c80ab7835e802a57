import Button from '@mui/material/Button';
import { texts } from '../../texts/fi.ts';
import { euroText } from '../../format/format-text.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useAskRest } from './use-review.ts';

/** Asks the buyer for what is missing, where something is and it has not been asked for yet. */
export function AskRest({ order }: { order: OrderRecord }) {
  const { askRest, busy } = useAskRest(order);
  const { restMissing, restToPay } = order;
  if (!restMissing || restToPay !== undefined) return null;
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void askRest()}>
      {texts.review.askRest(euroText(restMissing))}
    </Button>
  );
}
