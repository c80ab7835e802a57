import { changedFields } from '@shop/audit-log';
import type { EmailText, EmailTextEdit } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { emailTextIds, type EmailTextId } from '@shop/shop-rules';
import type { EmailSettings } from '../rendering/email-content.ts';
import { asTemplate, unknownNames } from '../rendering/own-text.ts';
import { rendered } from '../rendering/render-email.ts';
import { texts } from '../texts/fi.ts';
import type { EmailTextDeps } from './deps.ts';
import { sampleTexts } from './sample-texts.ts';

type Editing = { id: EmailTextId; edit: EmailTextEdit };
type By = { admin: { id: string } };

export async function listEmailTexts({ whoWrites }: Pick<EmailTextDeps, 'whoWrites'>): Promise<EmailText[]> {
  const settings = await whoWrites();
  return emailTextIds.map((id) => emailText(id, settings));
}

function emailText(id: EmailTextId, settings: EmailSettings): EmailText {
  const content = sampleTexts[id](settings);
  const own = settings.ownTexts[id];
  const original = asTemplate(content);
  return {
    id,
    ...(own ?? original),
    isOwn: own !== undefined,
    original,
    names: Object.keys(content.values),
  };
}

export async function saveEmailText(
  { emailTexts, whoWrites, auditLog }: EmailTextDeps,
  { id, edit, admin }: Editing & By,
): Promise<EmailText> {
  const settings = await whoWrites();
  assertNames({ id, edit }, settings);
  await auditLog.during({ kind: 'letter-text-changed', by: admin.id, about: id }, async (reportChanges) => {
    const { subject, lead } = emailText(id, settings);
    await emailTexts.save(id, edit);
    reportChanges({ changes: changedFields({ subject, lead }, edit) });
  });
  return emailText(id, await whoWrites());
}

export async function resetEmailText(
  { emailTexts, whoWrites, auditLog }: EmailTextDeps,
  { id, admin }: Pick<Editing, 'id'> & By,
): Promise<EmailText> {
  await auditLog.during({ kind: 'letter-text-changed', by: admin.id, about: id }, async (reportChanges) => {
    const { subject, lead, original } = emailText(id, await whoWrites());
    await emailTexts.remove(id);
    reportChanges({ changes: changedFields({ subject, lead }, original) });
  });
  return emailText(id, await whoWrites());
}

export async function previewEmailText(
  { whoWrites }: Pick<EmailTextDeps, 'whoWrites'>,
  { id, edit }: Editing,
): Promise<{ subject: string; html: string; text: string }> {
  const settings = await whoWrites();
  assertNames({ id, edit }, settings);
  return rendered(sampleTexts[id](settings), { ...settings, ownTexts: { [id]: edit } });
}

function assertNames({ id, edit }: Editing, settings: EmailSettings): void {
  const { values } = sampleTexts[id](settings);
  const errors = Object.fromEntries(
    Object.entries(edit).flatMap(([field, text]) => {
      const [unknown] = unknownNames(text, values);
      return unknown === undefined ? [] : [[field, texts.unknownName(unknown, Object.keys(values))]];
    }),
  );
  if (Object.keys(errors).length > 0) throw new ShopError({ code: 'invalid-input', errors });
}
