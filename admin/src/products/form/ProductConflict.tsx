import { texts } from '../../texts/fi.ts';
import { ConflictChoice } from '../../ui/ConflictChoice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import tableCss from '../../ui/Table.module.css';
import { conflictRows, isOfStock } from './conflict-rows.ts';
import css from './ProductConflict.module.css';
import type { ProductBody } from '../values/product-body.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { StockLedger } from '../stock/StockLedger.tsx';

type Props = {
  mine: Partial<ProductBody>;
  theirs: ProductRecord;
  onKeepMine: () => Promise<unknown>;
  onTakeTheirs: () => void;
};

export function ProductConflict({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const rows = conflictRows(mine, theirs);
  return (
    <div className={css.conflict}>
      <Notice>
        {isOfStock(rows) ? texts.conflict.stockTitle : texts.conflict.title}
        <p className={css.line}>{texts.conflict.line}</p>
      </Notice>
      <table className={tableCss.table}>
        <thead>
          <tr>
            <th scope="col">{texts.conflict.field}</th>
            <th scope="col">{texts.conflict.mine}</th>
            <th scope="col">{texts.conflict.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field}>
              <th scope="row">{row.field}</th>
              <td className={css.mine}>{row.mine}</td>
              <td>{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConflictChoice onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />
      {isOfStock(rows) ? (
        <div className={css.book}>
          <StockLedger id={theirs.id} startsOpen />
        </div>
      ) : null}
    </div>
  );
}
