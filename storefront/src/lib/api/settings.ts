import { firstSettings } from '@shop/contracts/first-settings';
import { shopSettingsSchema, type DeliveryMethod, type ShopSettings } from '@shop/contracts/shop-settings';
import { getSettings } from '@shop/shop-client';
import { config } from '../../config.ts';
import { logger } from './logger.ts';
import { serverApi } from './server-api.ts';

/** What was told counts for so long, so that many pages at once cost one question. */
const KEEP_MS = 500;
/** After a failed try pages are made of what is known for so long, instead of waiting again. */
const REST_MS = 1_000;

let known = firstSettings(config);
let isTold = false;
/** Where in the last answer something cannot be read, with commas between the places. */
let unread = '';
let asking: Promise<void> | undefined;
let restsUntil = 0;

/** The shop's settings as the catalogue told them last; they are the same for every visitor. */
export const settings = (): ShopSettings => known;

/** Whether the catalogue has told any of them yet; until then pages are made of the environment's, and nobody keeps them. */
export const areSettingsTold = (): boolean => isTold;

/** The ways in which parcels come; the first is chosen where nobody chooses. The catalogue keeps at least one. */
export const deliveryMethods = (): [DeliveryMethod, ...DeliveryMethod[]] =>
  known.delivery as [DeliveryMethod, ...DeliveryMethod[]];

export const firstDelivery = (): DeliveryMethod => deliveryMethods()[0];

/** Asks for the settings before a page is made, unless they were told within half a second. While the catalogue is away, the last known ones stay. */
export async function refreshSettings(): Promise<void> {
  if (!asking && Date.now() < restsUntil) return;
  asking ??= ask();
  await asking;
}

async function ask(): Promise<void> {
  try {
    const outcome = await getSettings(serverApi);
    if (outcome.outcome === 'ok') take(outcome.data);
    restsUntil = Date.now() + (outcome.outcome === 'ok' ? KEEP_MS : REST_MS);
  } finally {
    asking = undefined;
  }
}

/** Takes over what was told, section by section where not all of it can be read; of the others the last known stay. */
function take(told: ShopSettings): void {
  const whole = shopSettingsSchema.safeParse(told);
  const sections = whole.success ? whole.data : readableSections(told);
  isTold ||= Object.keys(sections).length > 0;
  known = { ...known, ...sections };
  note(whole.error?.issues.map(({ path }) => ['data', ...path].join('.')) ?? []);
}

function readableSections(told: Partial<ShopSettings> | undefined): Partial<ShopSettings> {
  const sections = Object.entries(shopSettingsSchema.shape).flatMap(([section, schema]) => {
    const read = schema.safeParse(told?.[section as keyof ShopSettings]);
    return read.success ? [[section, read.data]] : [];
  });
  return Object.fromEntries(sections) as Partial<ShopSettings>;
}

/** Settings are asked for twice a second; the log is told when something has become different. */
function note(paths: string[]): void {
  const before = unread;
  unread = paths.join(', ');
  if (unread === before) return;
  if (unread) logger.error({ paths }, 'some settings cannot be read, pages are made of older ones');
  else logger.info('all settings can be read again');
}
