import type { ImportReport } from '@shop/contracts';
import { texts } from '../texts/fi.ts';
import { whole } from '../texts/whole.ts';
import css from './ImportProducts.module.css';

const { csv: words } = texts;

/** What a file does to the catalogue: its figures, its mistakes by row and column, and each change. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { isDryRun, added, changed, unchanged, mistakes, mistakeCount, rows } = report;
  const writes = added + changed;
  return (
    <>
      <h3>{isDryRun ? words.wouldHeading : words.done}</h3>
      <dl className={css.figures}>
        <Figure name={words.added} count={added} />
        <Figure name={words.changed} count={changed} />
        <Figure name={words.unchanged} count={unchanged} />
        <Figure name={words.mistakes} count={mistakeCount} />
      </dl>
      {mistakeCount > 0 ? (
        <>
          <p className={css.problem}>{isDryRun ? words.refused(mistakeCount) : words.left(mistakeCount)}</p>
          <ul className={css.list}>
            {mistakes.map(({ row, column, message }) => (
              <li key={`${row} ${column} ${message}`}>
                <b>{words.mistake(row, column)}</b> {message}
              </li>
            ))}
            {mistakeCount > mistakes.length ? <li>{words.more(mistakeCount - mistakes.length)}</li> : null}
          </ul>
        </>
      ) : null}
      {writes === 0 && mistakeCount === 0 ? <p>{words.nothing}</p> : null}
      {isDryRun && rows.length > 0 ? (
        <ul className={css.list}>
          {rows.map(({ row, kind, title, cells }) => (
            <li key={row}>
              <b>{kind === 'added' ? words.newRow(title) : title}</b>
              {cells.map(({ column, before, after }) => (
                <span key={column}>{words.cell(column, before, after)}</span>
              ))}
            </li>
          ))}
          {writes > rows.length ? <li>{words.more(writes - rows.length)}</li> : null}
        </ul>
      ) : null}
    </>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{whole(count)}</dd>
    </div>
  );
}
