import { defaultSettings } from '@shop/contracts/default-settings';
import { shopSettingsSchema, type DeliveryMethod, type ShopSettings } from '@shop/contracts/shop-settings';
import { getSettings } from '@shop/shop-client';
import { config } from '../../config.ts';
import { logger } from './logger.ts';
import { serverApi } from './server-api.ts';

/** Many pages at once share one request. */
const KEEP_MS = 500;
const REST_MS = 1_000;

let current = defaultSettings(config);
let isLoaded = false;
/** Paths of the last answer that cannot be parsed, comma-separated. */
let unreadable = '';
let asking: Promise<void> | undefined;
let restsUntil = 0;

export const settings = (): ShopSettings => current;

/** False until the catalogue has answered once; earlier pages are not cached. */
export const areSettingsLoaded = (): boolean => isLoaded;

export const deliveryMethods = (): [DeliveryMethod, ...DeliveryMethod[]] =>
  current.delivery as [DeliveryMethod, ...DeliveryMethod[]];

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
    if (outcome.outcome === 'ok') takeOver(outcome.data);
    restsUntil = Date.now() + (outcome.outcome === 'ok' ? KEEP_MS : REST_MS);
  } finally {
    asking = undefined;
  }
}

/** Sections that cannot be parsed keep their last values. */
function takeOver(answer: ShopSettings): void {
  const parsed = shopSettingsSchema.safeParse(answer);
  const sections = parsed.success ? parsed.data : readableSections(answer);
  isLoaded ||= Object.keys(sections).length > 0;
  current = { ...current, ...sections };
  note(parsed.error?.issues.map(({ path }) => ['data', ...path].join('.')) ?? []);
}

function readableSections(answer: Partial<ShopSettings> | undefined): Partial<ShopSettings> {
  const sections = Object.entries(shopSettingsSchema.shape).flatMap(([section, schema]) => {
    const read = schema.safeParse(answer?.[section as keyof ShopSettings]);
    return read.success ? [[section, read.data]] : [];
  });
  return Object.fromEntries(sections) as Partial<ShopSettings>;
}

/** Settings are requested twice a second: logs a change only. */
function note(paths: string[]): void {
  const before = unreadable;
  unreadable = paths.join(', ');
  if (unreadable === before) return;
  if (unreadable) logger.error({ paths }, 'some settings cannot be read, pages are made of older ones');
  else logger.info('all settings can be read again');
}
