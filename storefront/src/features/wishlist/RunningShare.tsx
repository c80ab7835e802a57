import type { WishlistShare } from '@shop/contracts/wishlist';
import { useEffect, useRef, useState } from 'react';
import { dateText } from '../../lib/text/date.ts';
import { wishlistSharing } from '../../texts/fi/wishlist-sharing.ts';
import { endSharing, readShare } from './own-share.ts';
import './share-wishlist.css';

const texts = wishlistSharing.share;

async function loadInto(setShare: (share: WishlistShare | null) => void): Promise<void> {
  const own = await readShare();
  setShare(typeof own === 'object' ? own.share : null);
}

export function RunningShare() {
  const [share, setShare] = useState<WishlistShare | null>(null);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const words = useRef<HTMLOutputElement>(null);
  useEffect(() => void loadInto(setShare), []);
  const stop = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await endSharing();
    setBusy(false);
    if (outcome.hasEnded) setShare(null);
    setMessage(outcome.message);
    words.current?.focus();
  };
  return (
    <div className="running-share">
      {share && <p>{texts.running(dateText(share.sharedAt), share.withName)}</p>}
      <output ref={words} className="share-words" tabIndex={-1}>
        {message}
      </output>
      {share && (
        <button type="button" className="link" aria-busy={isBusy} onClick={() => void stop()}>
          {texts.stop}
        </button>
      )}
    </div>
  );
}
