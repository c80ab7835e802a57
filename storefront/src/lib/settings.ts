import { firstSettings } from '@shop/contracts/first-settings';
import { shopSettingsSchema, type DeliveryMethod, type ShopSettings } from '@shop/contracts/shop-settings';
import { getSettings } from '@shop/shop-client';
import { config } from '../config.ts';
import { serverApi } from './server-api.ts';

/** What was told counts for so long, so that many pages at once cost one question. */
const KEEP_MS = 500;
/** After a failed try pages are made of what is known for so long, instead of waiting again. */
const REST_MS = 1_000;

let known = firstSettings(config);
let asking: Promise<void> | undefined;
let restsUntil = 0;

/** The shop's settings as the catalogue told them last; they are the same for every visitor. */
export const settings = (): ShopSettings => known;

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
    const told = shopSettingsSchema.safeParse(outcome.outcome === 'ok' ? outcome.data : undefined);
    if (told.success) known = told.data;
    restsUntil = Date.now() + (told.success ? KEEP_MS : REST_MS);
  } finally {
    asking = undefined;
  }
}
