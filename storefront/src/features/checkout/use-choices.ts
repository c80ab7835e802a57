import { useStore } from '@nanostores/react';
import type { Address } from '@shop/contracts/address';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { getOrder } from '@shop/shop-client';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { currentUser } from '../../lib/api/visitor.ts';
import {
  choiceAt,
  lacksPoint,
  restoredChoice,
  type ChoiceForPostcode,
  type DeliveryChoice,
} from './delivery-choice.ts';
import { $discount, restoreDiscount } from './discount-choice.ts';
import { $missing } from './pay.ts';
import { evaluatePayment } from './poll-order.ts';
import { findSavedChoices, saveChoices, stillOffered, type OrderOutcome } from './saved-choices.ts';

type Offered = {
  addresses: Address[] | null;
  /** Server-rendered; outdated on a page restored by the browser. */
  firstAddresses: Address[] | null;
  methods: [DeliveryMethod, ...DeliveryMethod[]];
};

/** Saves nothing until this tab's choices are restored, or leaving early would lose them. */
export function useChoices({ addresses, firstAddresses, methods }: Offered) {
  const [chosenAddress, setChosenAddress] = useState('');
  const [chosenDelivery, setChosenDelivery] = useState<ChoiceForPostcode | null>(null);
  const [giftNote, setGiftNote] = useState('');
  const [reviewReminder, setReviewReminder] = useState(false);
  const [owner, setOwner] = useState('');
  const { offer, unchecked } = useStore($discount, { ssr: 'initial' });
  const discountCode = offer?.code ?? unchecked;
  const address = addresses?.find(({ _id }) => _id === chosenAddress) ?? null;
  const postcode = address?.postcode ?? '';
  const delivery = choiceAt(
    postcode,
    chosenDelivery ?? { choice: { method: methods[0], point: null }, postcode },
  );

  useEffect(() => {
    if (!addresses || owner) return undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const user = await currentUser();
      if (isOver || !user) return;
      const saved = await findSavedChoices(user.id, findOrderOutcome);
      if (isOver) return;
      if (saved) {
        const still = stillOffered(saved, { addresses, methods });
        const isGone = saved.addressID !== still.addressID;
        if (isGone && addresses === firstAddresses) return;
        setChosenAddress((now) => now || still.addressID);
        setChosenDelivery((now) => restoredChoice(now, still.delivery));
        if (saved.giftNote) setGiftNote((now) => now || saved.giftNote);
        if (saved.reviewReminder) setReviewReminder(true);
        if (saved.discountCode) await restoreDiscount(saved.discountCode);
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
    if (!owner) return;
    const written = { discountCode, giftNote, reviewReminder };
    saveChoices(owner, { addressID: chosenAddress, method: method.id, point, ...written });
  }, [owner, chosenAddress, method, point, discountCode, giftNote, reviewReminder]);

  return {
    address,
    choose: (addressID: string) => {
      $missing.set(null);
      setChosenAddress(addressID);
    },
    delivery,
    deliver: (choice: DeliveryChoice) => {
      if (!lacksPoint(choice) || choice.method !== method) $missing.set(null);
      setChosenDelivery({ choice, postcode });
    },
    giftNote,
    setGiftNote,
    reviewReminder,
    setReviewReminder,
  };
}

async function findOrderOutcome(orderID: string): Promise<OrderOutcome> {
  const outcome = await getOrder(api, orderID);
  if (outcome.outcome !== 'ok') return 'open';
  const { kind } = evaluatePayment(outcome.data);
  if (kind === 'paid' || kind === 'called-off') return 'confirmed';
  return kind === 'failed' || kind === 'returned' ? 'failed' : 'open';
}
