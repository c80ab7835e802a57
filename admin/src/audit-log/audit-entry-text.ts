import type { AuditLogRow } from '@shop/contracts';
import { auditLogTexts as texts } from '../texts/audit-log.ts';
import { valueText } from './value-text.ts';

function whoOf({ by, byName }: AuditLogRow): string {
  if (by === 'operator') return texts.operator;
  if (by === 'nobody') return texts.nobody;
  return byName || texts.deletedUser;
}

export function sentenceOf(entry: AuditLogRow): string {
  const sentence = texts.sentence({
    ...entry,
    who: whoOf(entry),
    whom: entry.aboutName || texts.deletedUser,
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Such as 'Oikeudet: Omistaja → Katselu'; the sentence already holds counts. */
export function changesOf({ changes, personal }: AuditLogRow): string[] {
  const changed = changes
    .filter(({ field }) => field !== 'count')
    .map(({ field, before, after }) => [field, before, after] as const);
  const { before, after, ...others } = personal;
  const address = before === undefined && after === undefined ? [] : [['email', before, after] as const];
  const values = Object.entries(others).map(([field, value]) => [field, '', value] as const);
  return [...changed, ...address, ...values]
    .filter(([, before, after]) => before !== '' || after !== '')
    .map(changeText);
}

function changeText([field, before, after]: readonly [
  string,
  string | null | undefined,
  string | null | undefined,
]) {
  const say = (value: string | null | undefined): string =>
    value === null ? texts.erased : valueText(field, value ?? '') || texts.none;
  const change = before === '' ? say(after) : `${say(before)} → ${say(after)}`;
  return `${texts.field(field)}: ${change}`;
}
