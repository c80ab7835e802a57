import { defaultSettings, type ShopSettings } from '@shop/contracts';
import { carriers, type Carrier } from '@shop/shop-rules';
import type { AuditLog } from '@shop/audit-log';
import { keepFresh, readPickUpPoints } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { CatalogConfig } from '../config.ts';
import { openSettingsStore, type ChangedSections, type SettingsStore } from './settings-store.ts';

/** Every order reads the settings two or three times; a change may take a second to show. */
const FRESH_MS = 300;

type SettingsCache = {
  written: () => void;
  /** Current within 0.3 s of another process's change. */
  get: () => Promise<ShopSettings>;
};

type OpenedSettings = {
  settings: SettingsStore;
  settingsCache: SettingsCache;
  pickUpCarriers: Carrier[];
};

export type SettingsDeps = OpenedSettings & { auditLog: AuditLog; now: () => Date };

type ExternalParts = {
  legal: Partial<ShopSettings['legal']>;
  guaranteeNotice: ShopSettings['guaranteeNotice'];
};

type Opening = {
  connection: Connection;
  config: CatalogConfig;
  now: () => Date;
  findElsewhere: () => Promise<ExternalParts>;
};

export async function openSettings({
  connection,
  config,
  now,
  findElsewhere,
}: Opening): Promise<OpenedSettings> {
  const first = defaultSettings(config);
  const read = async () => settingsWith(first, await settings.find(), await findElsewhere());
  const settingsCache = keepFresh(read, { freshMs: FRESH_MS, now });
  const settings = openSettingsStore(connection, settingsCache.written);
  return {
    settings,
    settingsCache,
    pickUpCarriers: await findPickUpCarriers(config),
  };
}

const settingsWith = (
  first: ShopSettings,
  changed: (ChangedSections & { version: number }) | null,
  { legal, guaranteeNotice }: ExternalParts,
): ShopSettings => ({ ...first, ...changed, legal: { ...first.legal, ...legal }, guaranteeNotice });

/** Carriers in the shop's pick-up file; in a demo all but the shop's own. The order service uses the same rule. */
async function findPickUpCarriers({ SHOP_MODE, PICK_UP_POINTS }: CatalogConfig): Promise<Carrier[]> {
  if (!PICK_UP_POINTS) return SHOP_MODE === 'demo' ? carriers.filter((carrier) => carrier !== 'own') : [];
  const points = await readPickUpPoints(PICK_UP_POINTS);
  return [...new Set(points.map(({ carrier }) => carrier))];
}
