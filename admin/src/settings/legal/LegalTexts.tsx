import { legalPages, type LegalPageId } from '@shop/shop-rules/legal-pages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { legalCalls } from '../../providers/legal-texts.ts';
import { legalTexts as words } from '../../texts/legal.ts';
import { Lead } from '../../ui/Lead.tsx';
import { ListFailure } from '../../ui/ListFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useUnsavedChanges } from '../../ui/unsaved-changes.ts';
import { LegalEditor } from './LegalEditor.tsx';
import css from './LegalTexts.module.css';

export default function LegalTexts() {
  const named = useParams()['page'];
  const page = legalPages.find((id) => id === named) ?? 'terms';
  const navigate = useNavigate();
  const { leave } = useUnsavedChanges();
  return (
    <>
      <PageHeading title={words.heading} />
      <Lead>{words.line}</Lead>
      <nav className={css.pages} aria-label={words.page}>
        {legalPages.map((id) => (
          <Toggle
            key={id}
            aria-pressed={id === page}
            onClick={() => leave(() => void navigate(`/settings/legal/${id}`))}
          >
            {words.pages[id]}
          </Toggle>
        ))}
      </nav>
      <LegalPage key={page} page={page} />
    </>
  );
}

function LegalPage({ page }: { page: LegalPageId }) {
  const { data, error, refetch } = useQuery({
    queryKey: legalCalls.key(page),
    queryFn: async () => ({ record: await legalCalls.get(page), shown: await legalCalls.shown(page) }),
    // A refetch must not change an open draft; a new one starts from fresh data.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error && !data) return <ListFailure onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  return <LegalEditor first={data.record} shown={data.shown.trim()} />;
}
