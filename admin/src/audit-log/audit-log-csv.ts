import type { AuditLogRow } from '@shop/contracts';
import { CSV_START, csvLine, csvNumber } from '@shop/shop-rules/csv';
import { momentText } from '../format/format-text.ts';
import { auditLogTexts as texts } from '../texts/audit-log.ts';
import { changesOf, sentenceOf } from './audit-entry-text.ts';

export const PAGE_ROWS = 200;
export const MAX_EXPORTED = 50 * PAGE_ROWS;

type ReadPage = (page: number) => Promise<{ data: AuditLogRow[] }>;

/** The newest entries, as the screen words them. @param readPage from 1, newest first */
export async function auditLogCsv(readPage: ReadPage): Promise<string> {
  const lines = [CSV_START, csvLine(texts.csv.columns)];
  let oldest = Infinity;
  for (let page = 1; page <= MAX_EXPORTED / PAGE_ROWS; page += 1) {
    const { data } = await readPage(page);
    // A page repeats rows that new entries have pushed on.
    const entries = data.filter(({ id }) => id < oldest);
    lines.push(...entries.map(lineOf));
    oldest = Math.min(oldest, ...entries.map(({ id }) => id));
    if (data.length < PAGE_ROWS) break;
  }
  return lines.join('');
}

function lineOf(entry: AuditLogRow): string {
  const { id, at, about, requestId } = entry;
  return csvLine([
    csvNumber(id),
    momentText(at),
    sentenceOf(entry),
    changesOf(entry).join(' | '),
    about,
    requestId,
  ]);
}
