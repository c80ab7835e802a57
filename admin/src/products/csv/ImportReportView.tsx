import type { ImportReport } from '@shop/shop-rules';
import type { ReactNode } from 'react';
import { texts } from '../../texts/fi.ts';
import { formatCount } from '../../texts/format-count.ts';
import css from './ImportProducts.module.css';

const { csv: words } = texts;

type Props = {
  busy: string;
  problem: string;
  report: ImportReport | undefined;
};

export function ImportReportView({ busy, problem, report }: Props) {
  const shown = busy ? undefined : report;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        {busy ? <p>{busy}</p> : null}
        {problem ? <p className={css.problem}>{problem}</p> : null}
        {shown ? <Figures report={shown} /> : null}
      </div>
      {shown ? <Mistakes report={shown} /> : null}
      {shown?.isDryRun ? <Changes report={shown} /> : null}
    </>
  );
}

function Figures({ report }: { report: ImportReport }) {
  const { isDryRun, added, changed, unchanged, mistakeCount, mistakenRows } = report;
  const writes = added + changed;
  const done = writes > 0 ? words.done : words.nothingImported;
  return (
    <>
      <h3>{isDryRun ? words.previewHeading : done}</h3>
      <dl className={css.figures}>
        <Metric name={words.added} count={added} />
        <Metric name={words.changed} count={changed} />
        <Metric name={words.unchanged} count={unchanged} />
        <Metric name={words.mistakes} count={mistakeCount} />
      </dl>
      {mistakeCount > 0 ? (
        <p className={css.problem}>
          {isDryRun ? words.refused(mistakeCount) : words.notImported(mistakenRows)}
        </p>
      ) : null}
      {isDryRun && writes === 0 && mistakeCount === 0 ? <p>{words.noChanges}</p> : null}
    </>
  );
}

function Mistakes({ report: { mistakes, mistakeCount } }: { report: ImportReport }) {
  if (mistakes.length === 0) return null;
  return (
    <Scrolling label={words.mistakeList}>
      {mistakes.map(({ row, column, message }) => (
        <li key={`${row} ${column} ${message}`}>
          <b>{words.mistake(row, column)}</b> {message}
        </li>
      ))}
      {mistakeCount > mistakes.length ? <li>{words.moreMistakes(mistakeCount - mistakes.length)}</li> : null}
    </Scrolling>
  );
}

function Changes({ report: { rows, added, changed } }: { report: ImportReport }) {
  const hiddenRows = added + changed - rows.length;
  if (rows.length === 0) return null;
  return (
    <Scrolling label={words.changeList}>
      {rows.map(({ row, kind, title, cells }) => (
        <li key={row}>
          <b>{kind === 'added' ? words.newRow(title) : title}</b>
          {cells.map(({ column, before, after }) => (
            <span key={column}>
              {kind === 'added' ? words.newCell(column, after) : words.cell(column, before, after)}
            </span>
          ))}
        </li>
      ))}
      {hiddenRows > 0 ? <li>{words.moreRows(hiddenRows)}</li> : null}
    </Scrolling>
  );
}

const Scrolling = ({ label, children }: { label: string; children: ReactNode }) => (
  // Scroll areas need keyboard focus.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={css.list} aria-label={label} tabIndex={0}>
    <ul>{children}</ul>
  </section>
);

function Metric({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
