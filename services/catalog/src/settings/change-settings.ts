import type { Change, AdminSettings, ShopSettings, ShopSettingsEdit } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import { nameOf, type Admin } from '../domain/admin.ts';
import type { SettingsDeps } from './open-settings.ts';
import type { ChangedSections } from './settings-store.ts';

/** @throws `stale-version` with the current settings */
export async function changeSettings(
  { settings, settingsCache, pickUpCarriers, auditLog, now }: SettingsDeps,
  { edit, owner }: { edit: ShopSettingsEdit; owner: Admin },
): Promise<AdminSettings> {
  return auditLog.during({ kind: 'settings-changed', by: owner.id }, async (note) => {
    const before = await settingsCache.get();
    const change = { seen: edit.version, sections: sectionsOf(edit), at: now(), who: nameOf(owner) };
    const isChanged = await settings.change(change);
    const data = await settingsCache.get();
    if (!isChanged) throw new ShopError({ code: 'stale-version', data });
    note({ changes: settingsChanges(before, data) });
    return { ...data, pickUpCarriers };
  });
}

function settingsChanges(before: ShopSettings, after: ShopSettings): Change[] {
  return changedFields(flat(before), flat(after));
}

function flat({ version: _version, ...sections }: ShopSettings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([name, section]) =>
      typeof section !== 'object' || section === null || Array.isArray(section)
        ? [[name, section]]
        : Object.entries(section).map(([field, value]) => [`${name}.${field}`, value]),
    ),
  );
}

function sectionsOf({ version: _seen, ...sections }: ShopSettingsEdit): ChangedSections {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
}
