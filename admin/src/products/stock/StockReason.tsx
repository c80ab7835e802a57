import { adminStockReasons, MAX_STOCK_NOTE, stockReasonLabels } from '@shop/shop-rules/stock-reasons';
import { texts } from '../../texts/fi.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';

const { fields } = texts.product;
const choices = adminStockReasons.map((id) => ({ id, label: stockReasonLabels[id] }));

export function StockReason() {
  return (
    <>
      <SelectField source="stockReason" label={fields.stockReason} choices={choices} />
      <TextField source="stockNote" label={fields.stockNote} maxLength={MAX_STOCK_NOTE} />
    </>
  );
}
