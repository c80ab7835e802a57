import { makersStockReasons, MAX_STOCK_NOTE, stockReasonLabels } from '@shop/shop-rules/stock-reasons';
import { useId } from 'react';
import { texts } from '../../texts/fi.ts';
import { Input } from '../../ui/Input.tsx';
import { DialogSelect } from './DialogSelect.tsx';

const { fields } = texts.product;
const choices = makersStockReasons.map((reason) => ({ id: reason, label: stockReasonLabels[reason] }));

export type StockWhy = { stockReason: string; stockNote: string };
type Props = { why: StockWhy; onChange: (why: StockWhy) => void };

/** Why the stock of many products changes, for the ledger of each. */
export function BulkStockReason({ why, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-reason`}>{fields.stockReason}</label>
      <DialogSelect
        id={`${id}-reason`}
        value={why.stockReason}
        choices={choices}
        onChange={(stockReason) => onChange({ ...why, stockReason })}
      />
      <label htmlFor={`${id}-note`}>{fields.stockNote}</label>
      <Input
        id={`${id}-note`}
        value={why.stockNote}
        maxLength={MAX_STOCK_NOTE}
        onChange={({ target }) => onChange({ ...why, stockNote: target.value })}
      />
    </>
  );
}
