import { firstSettings } from '@shop/contracts/first-settings';
import { shopSettingsSchema, type DeliveryMethod, type ShopSettings } from '@shop/contracts/shop-settings';
import { getSettings } from '@shop/shop-client';
import { config } from '../../config.ts';
import { logger } from './logger.ts';
import { serverApi } from './server-api.ts';

/** Many pages at once share one request. */
const KEEP_MS = 500;
const REST_MS = 1_000;

let known = firstSettings(config);
let isTold = false;
/** Paths of the last answer that cannot be parsed, comma-separated. */
let unread = '';
let asking: Promise<void> | undefined;
let restsUntil = 0;

export const settings = (): ShopSettings => known;

/** False until the catalogue has answered once; pages made before that are not cached. */
export const areSettingsTold = (): boolean => isTold;

export const deliveryMethods = (): [DeliveryMethod, ...DeliveryMethod[]] =>
  known.delivery as [DeliveryMethod, ...DeliveryMethod[]];

export const firstDelivery = (): DeliveryMethod => deliveryMethods()[0];

/** While the catalogue is away, the last settings stay. */
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

/** Takes over each section that can be parsed; the others keep their last values. */
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

/** Logs a change only: settings are requested twice a second. */
function note(paths: string[]): void {
  const before = unread;
  unread = paths.join(', ');
  if (unread === before) return;
  if (unread) logger.error({ paths }, 'some settings cannot be read, pages are made of older ones');
  else logger.info('all settings can be read again');
}
