import type {
  GuaranteeNotice,
  LegalVersions,
  SettingsSections,
  ShopSettings,
  ShopSettingsEdit,
} from '@shop/contracts';

/** What somebody has changed: a section that nobody has is not there, and stays as the shop began with it. */
export type ChangedSections = Partial<SettingsSections>;

/** The settings as they are: the first ones, with what was changed and published since. */
export function settingsWith(
  first: ShopSettings,
  changed: (ChangedSections & { version: number }) | null,
  published: Partial<LegalVersions>,
  guaranteeNotice: GuaranteeNotice,
): ShopSettings {
  return { ...first, ...changed, legal: { ...first.legal, ...published }, guaranteeNotice };
}

/** The sections that an edit sends. */
export function sectionsOf({ version: _seen, ...sections }: ShopSettingsEdit): ChangedSections {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
}
