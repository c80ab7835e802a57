import type { OwnSession } from '@shop/contracts/account';
import { momentText } from '../../lib/text/date.ts';
import { ownAccount } from '../../texts/fi/own-account.ts';
import { logOutElsewhere } from './own-account-store.ts';

const texts = ownAccount.sessions;

export function SessionsSection({ sessions }: { sessions: OwnSession[] }) {
  return (
    <section aria-labelledby="own-sessions">
      <h2 id="own-sessions">{texts.title}</h2>
      <div className="own-account-part">
        <p>{texts.lead}</p>
        <ul className="own-sessions">
          {sessions.map((session) => (
            <SessionRow
              key={`${session.openedAt} ${session.lastSeenAt} ${session.address}`}
              session={session}
            />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <button type="button" className="button secondary" onClick={() => void logOutElsewhere()}>
            {texts.endOthers}
          </button>
        ) : (
          <p className="caption quiet">{texts.only}</p>
        )}
      </div>
    </section>
  );
}

function SessionRow({
  session: { browser, system, address, openedAt, lastSeenAt, isThis },
}: {
  session: OwnSession;
}) {
  const facts = [
    texts.opened(momentText(openedAt)),
    ...(isThis ? [] : [texts.seen(momentText(lastSeenAt))]),
    ...(address ? [texts.address(address)] : []),
  ];
  return (
    <li>
      <p className="own-account-fact">
        {[browser, system].filter(Boolean).join(', ') || texts.unknown}
        {isThis && <span className="own-account-mark">{texts.isThis}</span>}
      </p>
      <p className="caption quiet">{facts.join(', ')}</p>
    </li>
  );
}
