import type { WishNotices } from '@shop/contracts/wishlist';
import { chooseWishNotices, getWishNotices, wordsOf } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { currentUser } from '../../lib/api/visitor.ts';
import { wishNotices as texts } from '../../texts/fi/wish-notices.ts';

export async function readNotices(): Promise<WishNotices | null> {
  const user = await currentUser();
  const outcome = user && (await getWishNotices(api, user.id));
  return outcome?.outcome === 'ok' ? outcome.data : null;
}

type Chosen = { notices: WishNotices | null; message: string };

export async function saveNotices(wanted: boolean): Promise<Chosen> {
  const user = await currentUser();
  if (!user) return { notices: null, message: texts.guest };
  const outcome = await chooseWishNotices(api, { userID: user.id, wanted });
  if (outcome.outcome !== 'ok') return { notices: null, message: wordsOf(outcome, texts.notSaved).message };
  return { notices: outcome.data, message: wanted ? texts.started : texts.ended };
}
