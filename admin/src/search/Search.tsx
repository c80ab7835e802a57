import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { readSynonyms } from '../providers/search-words.ts';
import { searchTexts as texts } from '../texts/search-words.ts';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SearchesWithoutResults } from './SearchesWithoutResults.tsx';
import { synonymsKey } from './query-keys.ts';
import { SynonymForm } from './SynonymForm.tsx';

export default function Search() {
  const { data, error, refetch } = useQuery({ queryKey: synonymsKey, queryFn: readSynonyms });
  const [given, setGiven] = useState<{ words: string }>();
  if (error && !data) return <ListFailure onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  return (
    <>
      <PageHeading title={texts.heading} />
      <SynonymForm stored={data} given={given} />
      <SearchesWithoutResults onAddSynonym={(words) => setGiven({ words })} />
    </>
  );
}
