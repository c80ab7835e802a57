import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { GUESSES_KEPT_MS } from '../store/guess-store.ts';

type BrakeDeps = Pick<OrderDeps, 'guesses' | 'catalog' | 'now'>;

/** Wrong names a day: of one e-mail from one address, and from all addresses together (decision 62). */
const MAX_OF_PLACE = 20;
const MAX_OF_EMAIL = 60;

/**
 * Lets a question about an e-mail's orders through to its answer, or refuses it. It counts as a guess before anybody knows
 * whether it is one, so that questions that come at once are counted too.
 * @param address where it comes from: what is tried there keeps nobody out elsewhere
 * @returns what to call when it was no guess
 * @throws ShopError `too-many-requests`
 */
export async function brakeGuess(
  deps: BrakeDeps,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const [place, everywhere] = [[email, address], [email]];
  await count(deps, place, MAX_OF_PLACE);
  await count(deps, everywhere, MAX_OF_EMAIL);
  const { takeBack } = deps.guesses;
  return async () => void (await Promise.all([takeBack(place), takeBack(everywhere)]));
}

async function count({ guesses, catalog, now }: BrakeDeps, about: string[], max: number): Promise<void> {
  const { times, since } = await guesses.count(about, now());
  if (times <= max) return;
  const { seller } = await catalog.settings();
  const message = `Tälle sähköpostiosoitteelle on tänään annettu liian monta väärää tilausnumeroa. Voit silti peruuttaa kaupan: avaa tämä sivu tilausvahvistuksesi linkistä, kirjaudu sisään tai kirjoita osoitteeseen ${seller.email}.`;
  const waitMs = since.getTime() + GUESSES_KEPT_MS - now().getTime();
  throw new ShopError({
    code: 'too-many-requests',
    message,
    errors: { orderID: message },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
