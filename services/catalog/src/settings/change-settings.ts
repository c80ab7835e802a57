import type { Change, SettingsRecord, ShopSettings, ShopSettingsEdit } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import { ShopError } from '@shop/service-kit';
import { nameOf, type Admin } from '../domain/admin.ts';
import type { SettingsDeps } from './open-settings.ts';
import type { ChangedSections } from './settings-store.ts';

/**
 * Sets the sections of the shop's settings that an edit sends; the others stay.
 * @returns the settings as they are then
 * @throws ShopError `stale-version` with the settings as they are, when they are not the ones that were seen any more
 */
export async function changeSettings(
  { settings, settingsCache, pickUpCarriers, auditLog, now }: SettingsDeps,
  { edit, owner }: { edit: ShopSettingsEdit; owner: Admin },
): Promise<SettingsRecord> {
  return auditLog.during({ kind: 'settings-changed', by: owner.id }, async (tell) => {
    const before = await settingsCache.get();
    const change = { seen: edit.version, sections: sectionsOf(edit), at: now(), who: nameOf(owner) };
    const isChanged = await settings.change(change);
    const data = await settingsCache.get();
    if (!isChanged) throw new ShopError({ code: 'stale-version', data });
    tell({ changes: settingsChanges(before, data) });
    return { ...data, pickUpCarriers };
  });
}

/** Section by section, and within a section that is no list field by field. */
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

/** The sections that an edit sends. */
function sectionsOf({ version: _seen, ...sections }: ShopSettingsEdit): ChangedSections {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
}
