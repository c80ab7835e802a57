import type { Synonyms } from '@shop/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { readSynonyms, saveSynonyms } from '../providers/search-words.ts';
import { searchTexts } from '../texts/search-words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Input } from '../ui/Input.tsx';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';
import { synonymsKey } from './query-keys.ts';
import css from './Search.module.css';
import { groupsOf, rowOf } from './synonym-rows.ts';

const { synonyms: texts } = searchTexts;

type Props = {
  stored: Synonyms;
  /** A search that is to get a row of its own; a new object each time. */
  given: { words: string } | undefined;
};

/** The maker's groups of words, a row each. What was typed stays when somebody else has saved meanwhile. */
export function SynonymForm({ stored, given }: Props) {
  const [rows, setRows] = useState(() => stored.groups.map(rowOf));
  const [version, setVersion] = useState(stored.version);
  const [taken, setTaken] = useState(given);
  const last = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const notify = useNotify();
  if (taken !== given) {
    setTaken(given);
    if (given) setRows([...rows, `${given.words}, `]);
  }
  useEffect(() => {
    if (given) last.current?.querySelector('input')?.focus();
  }, [given]);
  const isChanged = JSON.stringify(groupsOf(rows)) !== JSON.stringify(stored.groups);
  useUnsaved(isChanged);
  const save = useMutation({
    mutationFn: () => saveSynonyms({ groups: groupsOf(rows), version }),
    onSuccess: (data) => {
      queryClient.setQueryData(synonymsKey, data);
      setRows(data.groups.map(rowOf));
      setVersion(data.version);
      notify(texts.saved, { type: 'success' });
    },
    onError: async (error) => {
      const isStale = error instanceof HttpError && error.status === 409;
      if (isStale) setVersion((await readSynonyms()).version);
      notify(isStale ? texts.stale : error.message, { type: 'error' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={css.part} onSubmit={submit}>
      <h2>{texts.heading}</h2>
      <p className={css.lead}>{texts.lead}</p>
      {rows.map((row, index) => (
        // Rows have nothing but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.row} ref={index === rows.length - 1 ? last : undefined}>
          <Input
            aria-label={texts.row(index + 1)}
            value={row}
            onChange={({ target }) => setRows(rows.with(index, target.value))}
          />
          <IconButton
            aria-label={texts.remove(index + 1)}
            onClick={() => setRows(rows.filter((_, place) => place !== index))}
          >
            <Icon name="trash" />
          </IconButton>
        </div>
      ))}
      <div className={css.actions}>
        <Button variant="outlined" onClick={() => setRows([...rows, ''])}>
          {texts.add}
        </Button>
        <Button type="submit" disabled={!isChanged || save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
