import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { categories } from '@shop/contracts/categories';
import { makersStockReasons } from '@shop/contracts/stock-reasons';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../texts/fi.ts';
import css from './BulkEditDialog.module.css';
import { BulkStockReason, type StockWhy } from './BulkStockReason.tsx';
import { DialogSelect } from './DialogSelect.tsx';
import { isMeant, type BulkEdit, type BulkKind } from './bulk-change.ts';

const { bulk } = texts.products;

/** The choices of the kinds that are chosen; the others are typed. */
const choices: Partial<Record<BulkKind, readonly { id: string; label: string }[]>> = {
  kategoria: categories,
  state: [
    { id: 'published', label: bulk.published },
    { id: 'draft', label: bulk.draft },
  ],
};

type Props = { kind: BulkKind; count: number; onSave: (edit: BulkEdit) => void; onCancel: () => void };

/** One value for all the chosen products; the button says how many it changes. */
export function BulkEditDialog({ kind, count, onSave, onCancel }: Props) {
  const options = choices[kind];
  const [value, setValue] = useState(options?.[0]?.id ?? '');
  const [why, setWhy] = useState<StockWhy>({ stockReason: makersStockReasons[0], stockNote: '' });
  const id = useId();
  const edit = kind === 'stock' ? { kind, value, ...why } : { kind, value };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMeant(edit)) onSave(edit);
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`}>
      <form className={css.form} onSubmit={submit}>
        <h2 id={`${id}-title`}>{bulk.kinds[kind]}</h2>
        <label htmlFor={id}>{bulk.fields[kind]}</label>
        {options ? (
          <DialogSelect id={id} value={value} choices={options} onChange={setValue} />
        ) : (
          <input
            id={id}
            inputMode={kind === 'price' ? 'decimal' : 'numeric'}
            value={value}
            autoComplete="off"
            onChange={(event) => setValue(event.target.value.trim())}
          />
        )}
        {kind === 'stock' ? <BulkStockReason why={why} onChange={setWhy} /> : null}
        <div className={css.actions}>
          <Button type="submit" disabled={count === 0 || !isMeant(edit)}>
            {bulk.save(count)}
          </Button>
          <Button variant="outlined" onClick={onCancel}>
            {texts.actions.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
