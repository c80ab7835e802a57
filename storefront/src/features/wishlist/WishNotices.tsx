import type { WishNotices as Notices } from '@shop/contracts/wishlist';
import { useEffect, useId, useState } from 'react';
import { paths } from '../../lib/routing/paths.ts';
import { wishlist } from '../../texts/fi/wishlist.ts';
import { wishNotices as texts } from '../../texts/fi/wish-notices.ts';
import './notices.css';
import { readNotices, saveNotices } from './own-notices.ts';

type State = Notices | 'loading' | 'away';

const load = async (show: (state: State) => void): Promise<void> => show((await readNotices()) ?? 'away');

export function WishNotices({ first }: { first: Notices | null }) {
  const [notices, setNotices] = useState<State>(first ?? 'loading');
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const hint = useId();
  useEffect(() => {
    if (!first) void load(setNotices);
  }, [first]);

  if (notices === 'loading') return null;
  if (notices === 'away')
    return (
      <p className="wish-notices">
        {texts.away}{' '}
        <button type="button" className="link" onClick={() => void load(setNotices)}>
          {wishlist.retry}
        </button>
      </p>
    );
  const choose = async (wanted: boolean): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    setMessage('');
    setNotices({ ...notices, since: wanted ? '' : null });
    const { notices: saved, message: words } = await saveNotices(wanted);
    setNotices(saved ?? notices);
    setMessage(words);
    setSaving(false);
  };
  const isWanted = notices.since !== null;
  return (
    <div className="wish-notices">
      <label>
        <input
          type="checkbox"
          checked={isWanted}
          aria-describedby={hint}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
        {texts.label}
      </label>
      <p id={hint} className="quiet">
        {texts.hint}
      </p>
      {isWanted && !notices.isConfirmed && (
        <p>
          {texts.unconfirmed}{' '}
          <a className="link" href={paths.ownAccount}>
            {texts.settings}
          </a>
        </p>
      )}
      <output>{message}</output>
    </div>
  );
}
