import { useStore } from '@nanostores/react';
import type { Address } from '@shop/contracts/address';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { useEffect, useState } from 'react';
import { orderFate } from './order-fate.ts';
import { knownUser } from '../../lib/api/visitor.ts';
import { lacksPoint, wishAgain, wishAt, type DeliveryWish, type MadeWish } from './delivery-choice.ts';
import { $discount, restoreDiscount } from './discount-choice.ts';
import { $missing } from './pay.ts';
import { keepChoices, keptChoices, stillOffered } from './saved-choices.ts';

type Offered = {
  addresses: Address[] | null;
  /** Server-rendered; outdated on a page restored by the browser. */
  firstAddresses: Address[] | null;
  methods: [DeliveryMethod, ...DeliveryMethod[]];
};

/**
 * Restores this tab's choices unless the buyer was faster. Saves nothing before that, or leaving early would lose
 * choices.
 */
export function useChoices({ addresses, firstAddresses, methods }: Offered) {
  const [chosen, setChosen] = useState('');
  const [made, setMade] = useState<MadeWish | null>(null);
  const [giftNote, setGiftNote] = useState('');
  const [owner, setOwner] = useState('');
  const { offer, untold } = useStore($discount, { ssr: 'initial' });
  const discountCode = offer?.code ?? untold;
  const address = addresses?.find(({ _id }) => _id === chosen) ?? null;
  const postcode = address?.postcode ?? '';
  const delivery = wishAt(postcode, made ?? { wish: { method: methods[0], point: null }, postcode });

  useEffect(() => {
    if (!addresses || owner) return undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const user = await knownUser();
      if (isOver || !user) return;
      const kept = await keptChoices(user.id, orderFate);
      if (isOver) return;
      if (kept) {
        const still = stillOffered(kept, { addresses, methods });
        const isGone = kept.addressID !== still.addressID;
        if (isGone && addresses === firstAddresses) return;
        setChosen((now) => now || still.addressID);
        setMade((now) => wishAgain(now, still.made));
        if (kept.discountCode) await restoreDiscount(kept.discountCode);
      }
      if (!isOver) setOwner(user.id);
    };
    void begin();
    return () => {
      isOver = true;
    };
  }, [addresses, firstAddresses, methods, owner]);

  const { method, point } = delivery;
  useEffect(() => {
    if (owner) keepChoices(owner, { addressID: chosen, method: method.id, point, discountCode });
  }, [owner, chosen, method, point, discountCode]);

  return {
    address,
    choose: (addressID: string) => {
      $missing.set(null);
      setChosen(addressID);
    },
    delivery,
    deliver: (wish: DeliveryWish) => {
      if (!lacksPoint(wish) || wish.method !== method) $missing.set(null);
      setMade({ wish, postcode });
    },
    giftNote,
    setGiftNote,
  };
}
