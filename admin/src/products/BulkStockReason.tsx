import { makersStockReasons, MAX_STOCK_NOTE, stockReasonLabels } from '@shop/contracts/stock-reasons';
import { useId } from 'react';
import { texts } from '../texts/fi.ts';

const { fields } = texts.product;

export type StockWhy = { stockReason: string; stockNote: string };
type Props = { why: StockWhy; onChange: (why: StockWhy) => void };

/** Why the stock of many products changes, for the ledger of each. */
export function BulkStockReason({ why, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-reason`}>{fields.stockReason}</label>
      <select
        id={`${id}-reason`}
        value={why.stockReason}
        onChange={({ target }) => onChange({ ...why, stockReason: target.value })}
      >
        {makersStockReasons.map((reason) => (
          <option key={reason} value={reason}>
            {stockReasonLabels[reason]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-note`}>{fields.stockNote}</label>
      <input
        id={`${id}-note`}
        value={why.stockNote}
        maxLength={MAX_STOCK_NOTE}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...why, stockNote: target.value })}
      />
    </>
  );
}
