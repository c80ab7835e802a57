import type { WishlistShare } from '@shop/contracts/wishlist';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { dateText } from '../../lib/text/date.ts';
import { loginPath, paths } from '../../lib/routing/paths.ts';
import { wishlist } from '../../texts/fi/wishlist.ts';
import { wishlistSharing } from '../../texts/fi/wishlist-sharing.ts';
import { createLink, endSharing, readShare } from './own-share.ts';
import { ShareLink } from './ShareLink.tsx';
import './share-wishlist.css';

const texts = wishlistSharing.share;

type Panel = 'closed' | 'loading' | 'guest' | 'away' | { share: WishlistShare | null; link: string };

export function ShareWishlist() {
  const [panel, setPanel] = useState<Panel>('closed');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const words = useRef<HTMLOutputElement>(null);

  const load = async (): Promise<void> => {
    setPanel('loading');
    setPanel(await readShare());
  };
  /** Focuses the words: the pressed button may be gone. */
  const say = (text: string): void => {
    setMessage(text);
    words.current?.focus();
  };
  const create = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const withName = new FormData(event.currentTarget).get('withName') === 'true';
    const outcome = await createLink(withName);
    setBusy(false);
    if (typeof outcome === 'string') return say(outcome);
    setPanel(outcome);
    setMessage('');
  };
  const stop = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await endSharing();
    setBusy(false);
    if (outcome.hasEnded) setPanel({ share: null, link: '' });
    say(outcome.message);
  };

  return (
    <details
      className="share-wishlist"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && panel === 'closed') void load();
      }}
    >
      <summary className="link">{texts.open}</summary>
      <output ref={words} className="share-words" tabIndex={-1}>
        {panel === 'loading' ? texts.loading : message}
      </output>
      {panel === 'guest' && (
        <p>
          {texts.guest}{' '}
          <a className="link" href={loginPath(paths.wishlist, 'wishlist')}>
            {texts.logIn}
          </a>
        </p>
      )}
      {panel === 'away' && (
        <p>
          {texts.away}{' '}
          <button type="button" className="link" onClick={() => void load()}>
            {wishlist.retry}
          </button>
        </p>
      )}
      {typeof panel === 'object' && (
        <>
          {panel.link ? (
            <ShareLink key={panel.link} link={panel.link} />
          ) : (
            <Choice {...panel} busy={isBusy} onCreate={create} />
          )}
          {panel.share && (
            <button type="button" className="link" onClick={() => void stop()}>
              {texts.stop}
            </button>
          )}
        </>
      )}
    </details>
  );
}

type ChoiceProps = {
  share: WishlistShare | null;
  busy: boolean;
  onCreate: (event: FormEvent<HTMLFormElement>) => Promise<void>;
};

function Choice({ share, busy, onCreate }: ChoiceProps) {
  return (
    <form onSubmit={(event) => void onCreate(event)}>
      <p>{share ? texts.since(dateText(share.sharedAt), share.withName) : texts.lead}</p>
      <fieldset>
        <legend className="caption">{texts.question}</legend>
        {texts.choices.map(({ withName, label }) => (
          <label key={String(withName)} className="share-choice">
            <input
              className="radio"
              type="radio"
              name="withName"
              value={String(withName)}
              defaultChecked={withName === (share?.withName ?? false)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Button type="submit" secondary aria-busy={busy}>
        {share ? texts.createNew : texts.create}
      </Button>
    </form>
  );
}
