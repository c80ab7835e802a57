import type { EmailText } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { emailTextCalls } from '../providers/email-texts.ts';
import { texts } from '../texts/fi.ts';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Select } from '../ui/Select.tsx';
import { useUnsavedChanges } from '../ui/unsaved-changes.ts';
import { EmailTextForm } from './EmailTextForm.tsx';
import css from './EmailTexts.module.css';

const { ownTexts: words } = texts.emails;

export default function EmailTexts() {
  const named = useParams()['text'];
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: emailTextCalls.key,
    queryFn: emailTextCalls.list,
    staleTime: Infinity,
    gcTime: 0,
  });
  const chosen = data?.find(({ id }) => id === named) ?? data?.[0];
  const keep = (changed: EmailText) =>
    queries.setQueryData<EmailText[]>(emailTextCalls.key, (all) =>
      all?.map((text) => (text.id === changed.id ? changed : text)),
    );
  return (
    <>
      <PageHeading title={words.heading}>
        <Button variant="outlined" component={Link} to="/letters/previews">
          {texts.emails.previews}
        </Button>
      </PageHeading>
      <Lead>{words.line}</Lead>
      {!data && !error ? <LoadingScreen /> : null}
      {!data && error ? <ListFailure onRetry={() => void refetch()} /> : null}
      {data && chosen ? (
        <>
          <TextChoice all={data} chosen={chosen} />
          <EmailTextForm key={chosen.id} text={chosen} onChange={keep} onStale={refetch} />
        </>
      ) : null}
    </>
  );
}

function TextChoice({ all, chosen }: { all: EmailText[]; chosen: EmailText }) {
  const id = useId();
  const navigate = useNavigate();
  const { leave } = useUnsavedChanges();
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{words.choose}</label>
      <Select
        id={id}
        value={chosen.id}
        onChange={({ target }) => leave(() => void navigate(`/letters/texts/${target.value}`))}
      >
        {all.map((text) => (
          <option key={text.id} value={text.id}>
            {words.names[text.id] + (text.isOwn ? ` (${words.own})` : '')}
          </option>
        ))}
      </Select>
    </div>
  );
}
