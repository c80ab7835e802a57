import type { EmailTextEdit } from '@shop/contracts';
import type { EmailContent, EmailSettings } from './email-content.ts';

type Values = EmailContent['values'];

const NAME = /\{([^{}]*)\}/g;

export function unknownNames(text: string, values: Values): string[] {
  return [...text.matchAll(NAME)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(values, name));
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(NAME, (_, name: string) => values[name] ?? '');

export function withOwnText(content: EmailContent, ownTexts: EmailSettings['ownTexts']): EmailContent {
  const { textId, values } = content;
  const own = textId === null ? undefined : ownTexts[textId];
  if (!own || unknownNames(own.subject + own.lead, values).length > 0) return content;
  const lead = filled(own.lead, values);
  return { ...content, subject: filled(own.subject, values), preview: lead, lead };
}

export function asTemplate({ subject, lead, values }: EmailContent): EmailTextEdit {
  const byLength = Object.entries(values).toSorted(([, one], [, other]) => other.length - one.length);
  const withNames = (text: string): string =>
    byLength.reduce((named, [name, value]) => named.replaceAll(value, `{${name}}`), text);
  return { subject: withNames(subject), lead: withNames(lead) };
}
