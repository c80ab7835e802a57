import type { GuaranteeNotice } from '@shop/contracts';
import { changedFields, type AuditLog } from '@shop/audit-log';
import { nameOf, type Admin } from '../domain/admin.ts';
import type { GuaranteeNoticeStore } from './notice-store.ts';
import { readPng } from './read-png.ts';

export type GuaranteeNoticeDeps = {
  guaranteeNotice: GuaranteeNoticeStore;
  auditLog: AuditLog;
  now: () => Date;
};

export const getNoticePicture = ({ guaranteeNotice }: Pick<GuaranteeNoticeDeps, 'guaranteeNotice'>) =>
  guaranteeNotice.getPicture();

export async function replaceNotice(
  deps: GuaranteeNoticeDeps,
  { png, owner }: { png: Buffer; owner: Admin },
): Promise<GuaranteeNotice> {
  const notice = readPng(png);
  return change(deps, owner, () =>
    deps.guaranteeNotice.replace({ png, notice, at: deps.now(), who: nameOf(owner) }),
  );
}

export const removeNotice = (deps: GuaranteeNoticeDeps, owner: Admin): Promise<GuaranteeNotice> =>
  change(deps, owner, deps.guaranteeNotice.remove);

function change(
  { guaranteeNotice, auditLog }: GuaranteeNoticeDeps,
  { id: by }: Admin,
  write: () => Promise<GuaranteeNotice>,
): Promise<GuaranteeNotice> {
  return auditLog.during({ kind: 'settings-changed', by }, async (note) => {
    const before = await write();
    const data = await guaranteeNotice.find();
    note({ changes: changedFields(auditOf(before), auditOf(data)) });
    return data;
  });
}

const auditOf = ({ fingerprint }: GuaranteeNotice) => ({ guaranteeNotice: fingerprint });
