import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { EmailFrame } from './EmailFrame.tsx';
import css from './EmailPreviews.module.css';

const { emails: words } = texts;

export default function EmailPreviews() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['letters', 'previews'],
    queryFn: () => dataProvider.emailPreviews(),
  });
  return (
    <>
      <PageHeading title={words.previews}>
        <Button variant="outlined" component={Link} to="/letters/texts">
          {words.ownTexts.heading}
        </Button>
        <Button variant="outlined" component={Link} to="/letters">
          {words.toList}
        </Button>
      </PageHeading>
      <Lead>{words.previewsLead}</Lead>
      {!data && !error ? <LoadingScreen /> : null}
      {!data && error ? <ListFailure onRetry={() => void refetch()} /> : null}
      <div className={css.previews}>
        {data?.map(({ kind, subject, html }) => (
          <section key={kind}>
            <h2>{words.kinds[kind]}</h2>
            <p className={css.subject}>{subject}</p>
            <EmailFrame subject={subject} html={html} />
          </section>
        ))}
      </div>
    </>
  );
}
