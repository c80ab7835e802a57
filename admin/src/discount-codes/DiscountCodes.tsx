import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { discountCalls } from '../providers/discount-codes.ts';
import { useMay } from '../providers/use-may.ts';
import { discountTexts as words } from '../texts/discount-codes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { DiscountRow } from './DiscountRow.tsx';
import { NewCodeDialog } from './NewCodeDialog.tsx';

export default function DiscountCodes() {
  const [isMaking, setMaking] = useState(false);
  const mayChange = useMay('discount-codes');
  const { data, error, refetch } = useQuery({ queryKey: discountCalls.key, queryFn: discountCalls.list });
  return (
    <>
      <PageHeading title={words.heading}>
        {mayChange ? <Button onClick={() => setMaking(true)}>{words.add}</Button> : null}
      </PageHeading>
      <Lead>{words.lead}</Lead>
      {error ? <ListFailure onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingScreen /> : null}
      {data?.length === 0 ? <EmptyState title={words.empty} line={words.emptyLine} /> : null}
      <ul>
        {data?.map((code) => (
          <DiscountRow key={code.id} code={code} mayEnd={mayChange === true} />
        ))}
      </ul>
      {isMaking ? <NewCodeDialog onClose={() => setMaking(false)} /> : null}
    </>
  );
}
