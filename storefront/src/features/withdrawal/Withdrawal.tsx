import type { Withdrawable } from '@shop/contracts/withdrawal';
import { findWithdrawable, wordsOf, type WhoseOrder } from '@shop/shop-client';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { knownUser } from '../../lib/visitor.ts';
import { withdrawal as texts } from '../../texts/fi/withdrawal.ts';
import { ChoosePieces } from './ChoosePieces.tsx';
import { FindOrder } from './FindOrder.tsx';
import './withdrawal.css';

type Found = WhoseOrder & { order: Withdrawable };

/** The order that somebody has shown to be theirs; what is in the way is told. */
async function findOrder(whose: WhoseOrder): Promise<Found | undefined> {
  const outcome = await findWithdrawable(api, whose);
  if (outcome.outcome === 'ok') return { ...whose, order: outcome.data };
  showToast('error', wordsOf(outcome, texts.failed));
  return undefined;
}

/** The withdrawal in its two steps: which order, and which of its pieces. */
export function Withdrawal() {
  const [found, setFound] = useState<Found>();
  const [isDone, setDone] = useState(false);

  const find = async (whose: WhoseOrder): Promise<void> => setFound(await findOrder(whose));

  useEffect(() => {
    // The link on an order names it; its buyer need not say who they are.
    const named = new URLSearchParams(location.search).get('order');
    if (!named) return;
    const findNamed = async () => {
      if (await knownUser()) setFound(await findOrder({ orderID: named, email: '' }));
    };
    void findNamed();
  }, []);

  if (isDone)
    return (
      <section className="withdrawal-done" aria-live="polite">
        <h2>{texts.done.title}</h2>
        <p>{texts.done.text}</p>
        <a className="link" href={paths.home}>
          {texts.done.home}
        </a>
      </section>
    );
  if (!found) return <FindOrder onFind={find} />;
  return <ChoosePieces {...found} onBack={() => setFound(undefined)} onDone={() => setDone(true)} />;
}
