export { openSettings, type SettingsDeps } from './open-settings.ts';
export { mountInternalSettings, mountSettingsRoutes } from './settings-routes.ts';
export { shownSettings } from './shown-settings.ts';
