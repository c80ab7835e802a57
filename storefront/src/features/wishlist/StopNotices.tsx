import type { Words } from '@shop/shop-rules/words';
import { stopWishNotices, wordsOf } from '@shop/shop-client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { api } from '../../lib/api/api.ts';
import { paths } from '../../lib/routing/paths.ts';
import { takeLinkToken } from '../../lib/session/link-token.ts';
import { wishNotices } from '../../texts/fi/wish-notices.ts';
import './notices.css';

const texts = wishNotices.stop;

type Answer = Words & { isFinal: boolean };

const load = async (show: (token: string) => void): Promise<void> => show(takeLinkToken());

export function StopNotices() {
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const words = useRef<HTMLOutputElement>(null);
  useEffect(() => void load(setToken), []);

  const stop = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await stopWishNotices(api, token ?? '');
    setBusy(false);
    const isFinal = outcome.outcome === 'ok' || (outcome.outcome === 'failed' && outcome.status === 404);
    setAnswer({ ...wordsOf(outcome, isFinal ? wishNotices.ended : texts.failed), isFinal });
    words.current?.focus();
  };

  return (
    <section className="stop-notices">
      {!answer && <p>{token === '' ? texts.broken : texts.lead}</p>}
      <output ref={words} tabIndex={-1} lang={answer?.language}>
        {answer?.message}
      </output>
      {token && !answer?.isFinal && (
        <Button onClick={() => void stop()} aria-busy={isBusy}>
          {texts.submit}
        </Button>
      )}
      {token === '' && (
        <a className="link" href={paths.ownAccount}>
          {wishNotices.settings}
        </a>
      )}
      {answer?.isFinal && (
        <a className="link" href={paths.wishlist}>
          {texts.wishlist}
        </a>
      )}
    </section>
  );
}
