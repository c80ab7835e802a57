import { complianceChecklist } from '@shop/shop-rules/compliance-checklist';
import { Link } from 'react-router';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { complianceTexts as words } from '../texts/compliance.ts';
import { Icon } from '../ui/Icon.tsx';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import css from './ComplianceChecklist.module.css';
import { missingOf, type Missing } from './missing-items.ts';
import { useComplianceInput } from './use-compliance-input.ts';

const MAX_OPEN_ITEMS = 5;

export default function ComplianceChecklist() {
  const { data: input, error, refetch } = useComplianceInput();
  if (error && !input) return <ListFailure onRetry={() => void refetch()} />;
  if (!input) return <LoadingScreen />;
  const items = complianceChecklist.map((duty) => ({ ...duty, missing: missingOf(duty.id, input) }));
  const kept = items.filter(({ missing }) => missing.length === 0).length;
  return (
    <>
      <PageHeading title={words.heading} note={words.count(kept, items.length)} />
      <Lead>{words.line}</Lead>
      <ul className={css.checklist}>
        {items
          .toSorted((a, b) => Number(b.missing.length > 0) - Number(a.missing.length > 0))
          .map(({ id, title, missing }) => (
            <li key={id} data-kept={missing.length === 0} data-interim={isInterim(missing) || undefined}>
              <span className={css.state}>
                <Icon name={missing.length === 0 ? 'check' : 'warning'} />
                {stateWord(missing)}
              </span>
              <div>
                <h2>{title}</h2>
                <MissingThings missing={missing} />
              </div>
            </li>
          ))}
      </ul>
    </>
  );
}

const isInterim = (missing: Missing[]): boolean =>
  missing.length > 0 && missing.every((thing) => thing.isInterim === true);

function stateWord(missing: Missing[]): string {
  if (missing.length === 0) return words.kept;
  return isInterim(missing) ? words.interim : words.open;
}

function MissingThings({ missing }: { missing: Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <>
      <MissingList missing={missing.slice(0, MAX_OPEN_ITEMS)} />
      {missing.length > MAX_OPEN_ITEMS ? (
        <details>
          <summary>{words.more(missing.length - MAX_OPEN_ITEMS)}</summary>
          <MissingList missing={missing.slice(MAX_OPEN_ITEMS)} />
        </details>
      ) : null}
    </>
  );
}

const MissingList = ({ missing }: { missing: Missing[] }) => (
  <ul className={css.missing}>
    {missing.map(({ text, to }) => (
      <li key={`${to} ${text}`}>
        {text}{' '}
        {to ? (
          <Link to={to} aria-label={`${words.fix}: ${text}`}>
            {words.fix}
          </Link>
        ) : null}
      </li>
    ))}
  </ul>
);
