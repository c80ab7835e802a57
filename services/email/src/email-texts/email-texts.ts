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
type Change = { id: EmailTextId; version: number | undefined; admin: { id: string } };

export async function listEmailTexts({
  emailTexts,
  whoWrites,
}: Pick<EmailTextDeps, 'emailTexts' | 'whoWrites'>): Promise<EmailText[]> {
  // Read first, so that no text is newer.
  const versions = await emailTexts.versions();
  const settings = await whoWrites();
  return emailTextIds.map((id) => ({ ...emailText(id, settings), version: versions[id] ?? 0 }));
}

function emailText(id: EmailTextId, settings: EmailSettings): Omit<EmailText, 'version'> {
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
  deps: EmailTextDeps,
  { edit, ...change }: Change & Editing,
): Promise<EmailText> {
  const settings = await deps.whoWrites();
  assertNames({ id: change.id, edit }, settings);
  return writeText(deps, settings, { ...change, edit });
}

export async function resetEmailText(deps: EmailTextDeps, change: Change): Promise<EmailText> {
  return writeText(deps, await deps.whoWrites(), { ...change, edit: null });
}

async function writeText(
  { emailTexts, auditLog }: EmailTextDeps,
  settings: EmailSettings,
  { id, version: seen, admin, edit }: Change & { edit: EmailTextEdit | null },
): Promise<EmailText> {
  const { subject, lead, original } = emailText(id, settings);
  const by = { kind: 'letter-text-changed', by: admin.id, about: id } as const;
  const version = await auditLog.during(by, async (reportChanges) => {
    const written = await emailTexts.write(id, edit, seen);
    if (written === null) throw new ShopError({ code: 'stale-version' });
    reportChanges({ changes: changedFields({ subject, lead }, edit ?? original) });
    return written;
  });
  const { [id]: _before, ...others } = settings.ownTexts;
  return { ...emailText(id, { ...settings, ownTexts: edit ? { ...others, [id]: edit } : others }), version };
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
