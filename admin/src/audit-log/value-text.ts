import { formatEuro } from '@shop/money';
import { momentText } from '../format/format-text.ts';
import { auditLogTexts as texts } from '../texts/audit-log.ts';
import { texts as common } from '../texts/fi.ts';

export function valueText(field: string, value: string): string {
  const known = texts.value(field, value);
  if (known !== undefined) return known;
  if (isMoment(value)) return momentText(value);
  if (!/^[[{]/.test(value)) return value;
  try {
    const read: unknown = JSON.parse(value);
    if (field === 'goesWith' && Array.isArray(read)) return common.conflict.products(read.length);
    return readable(read, '');
  } catch {
    return clippedText(value);
  }
}

const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);

function clippedText(value: string): string {
  const parts = [...value.matchAll(/"((?:[^"\\]|\\.)*)(?:"(\s*:)?|$)/g)].filter(([, , isKey]) => !isKey);
  return `${parts.map(([, part = '']) => part.replace(/\\./g, ' ').replace(/…$/, '')).join(' · ')}…`;
}

function readable(value: unknown, key: string): string {
  if (typeof value === 'boolean') return texts.isSo(value);
  if (typeof value === 'number') return numberText(value, key);
  if (typeof value === 'string') return isMoment(value) ? momentText(value) : value;
  if (Array.isArray(value)) return listText(value);
  return value === null ? '' : objectText(value as Record<string, unknown>);
}

const numberText = (value: number, key: string): string =>
  /cents$/i.test(key) ? formatEuro(value) : String(value).replace('.', ',');

function listText(list: unknown[]): string {
  const arePictures = list.length > 0 && list.every((item) => String(item).startsWith('/uploads/'));
  if (arePictures) return common.conflict.images(list.length);
  const isFlat = list.every((item) => typeof item !== 'object');
  return list
    .map((item) => (Array.isArray(item) ? item.join(', ') : readable(item, '')))
    .filter(Boolean)
    .join(isFlat ? ' · ' : '; ');
}

function objectText(object: Record<string, unknown>): string {
  if ('name' in object && typeof object['share'] === 'number')
    return `${object['share']}\u00a0% ${readable(object['name'], '')}`;
  return Object.entries(object)
    .map(([key, value]) => [texts.parts[key] ?? key, readable(value, key)] as const)
    .filter(([key, text]) => text !== '' && key !== 'id')
    .map(([key, text]) => `${key} ${text}`)
    .join(', ');
}
