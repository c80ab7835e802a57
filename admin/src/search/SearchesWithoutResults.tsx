import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { dateText } from '../format/format-text.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { forgetMiss, readMisses } from '../providers/search-words.ts';
import { useMay } from '../providers/use-may.ts';
import { searchTexts } from '../texts/search-words.ts';
import { formatCount } from '../texts/format-count.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import table from '../ui/Table.module.css';
import { missesKey } from './query-keys.ts';
import css from './Search.module.css';

const { misses: texts } = searchTexts;

export function SearchesWithoutResults({ onAddSynonym }: { onAddSynonym: (words: string) => void }) {
  const { data, error, refetch } = useQuery({ queryKey: missesKey, queryFn: readMisses });
  const mayChange = useMay('search');
  const queryClient = useQueryClient();
  const notify = useNotify();
  const forget = useMutation({
    mutationFn: forgetMiss,
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: missesKey }),
  });
  if (error && !data) return <ListFailure onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  return (
    <section className={css.part}>
      <h2>{texts.heading}</h2>
      <Lead>{texts.lead}</Lead>
      {data.length === 0 ? (
        <EmptyState title={texts.empty} line={texts.emptyLine} />
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.words}</th>
              <th scope="col" className={table.end}>
                {texts.times}
              </th>
              <th scope="col" className={table.roomy}>
                {texts.last}
              </th>
              {mayChange ? (
                <th scope="col">
                  <span className="visuallyHidden">{texts.actions}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {data.map(({ words, times, lastAt }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td className={table.end}>{formatCount(times)}</td>
                <td className={table.roomy}>{dateText(lastAt)}</td>
                {mayChange ? (
                  <td className={`${table.end} ${css.choices}`}>
                    <Button
                      variant="text"
                      aria-label={texts.addSynonymOf(words)}
                      onClick={() => onAddSynonym(words)}
                    >
                      {texts.addSynonym}
                    </Button>
                    <Button
                      variant="text"
                      aria-label={texts.forgetOf(words)}
                      onClick={() => forget.mutate(words)}
                    >
                      {texts.forget}
                    </Button>
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
