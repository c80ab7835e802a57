import type { Synonyms } from '@shop/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { Allowed } from '../providers/Allowed.tsx';
import { fieldErrors } from '../providers/field-errors.ts';
import { readSynonyms, saveSynonyms } from '../providers/search-words.ts';
import { useMay } from '../providers/use-may.ts';
import { texts as common } from '../texts/fi.ts';
import { searchTexts } from '../texts/search-words.ts';
import { FieldError, invalidBy } from '../ui/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Input } from '../ui/Input.tsx';
import { Lead } from '../ui/Lead.tsx';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';
import { synonymsKey } from './query-keys.ts';
import css from './Search.module.css';
import { groupsOf, rowOf, wrongRows } from './synonym-rows.ts';

const { synonyms: texts } = searchTexts;

type Props = {
  stored: Synonyms;
  /** A search that is to get a row of its own; a new object each time. */
  given: { words: string } | undefined;
};

/** The maker's groups of words, a row each. What was typed stays when somebody else has saved meanwhile. */
export function SynonymForm({ stored, given }: Props) {
  const mayChange = useMay('search');
  const [rows, setRows] = useState(() => stored.groups.map(rowOf));
  const [version, setVersion] = useState(stored.version);
  const [taken, setTaken] = useState(given);
  const id = useId();
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
    mutationFn: (sent: string[]) => saveSynonyms({ groups: groupsOf(sent), version }),
    onSuccess: (data) => {
      queryClient.setQueryData(synonymsKey, data);
      setRows(data.groups.map(rowOf));
      setVersion(data.version);
      notify(texts.saved, { type: 'success' });
    },
    onError: async (error, sent) => {
      const isStale = error instanceof HttpError && error.status === 409;
      if (isStale) setVersion((await readSynonyms()).version);
      const { ofRows, ofAll } = wrongRows(sent, fieldErrors(error));
      const isShown = ofRows.size > 0 || ofAll !== undefined;
      if (isStale || !isShown) notify(isStale ? texts.stale : error.message, { type: 'error' });
    },
  });
  // An error is of a row as it was sent: typed otherwise, or taken away, it is wrong no more.
  const wrong = wrongRows(save.variables ?? [], save.error ? fieldErrors(save.error) : {});
  const addRow = () => {
    flushSync(() => setRows([...rows, '']));
    last.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(rows);
  };
  return (
    <form className={css.part} onSubmit={submit}>
      <h2>{texts.heading}</h2>
      <Lead>{texts.lead}</Lead>
      {rows.map((row, index) => (
        // Rows have nothing but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.row} ref={index === rows.length - 1 ? last : undefined}>
          <Input
            aria-label={texts.row(index + 1)}
            {...invalidBy(`${id}-${index}`, wrong.ofRows.get(row))}
            value={row}
            readOnly={!mayChange}
            onChange={({ target }) => setRows(rows.with(index, target.value))}
          />
          {mayChange ? (
            <IconButton
              aria-label={texts.remove(index + 1)}
              onClick={() => setRows(rows.filter((_, place) => place !== index))}
            >
              <Icon name="trash" />
            </IconButton>
          ) : null}
          <FieldError id={`${id}-${index}`} error={wrong.ofRows.get(row)} />
        </div>
      ))}
      <FieldError id={`${id}-error`} error={rows === save.variables ? wrong.ofAll : undefined} />
      <Allowed to="search" otherwise={<Lead>{common.rights.lookOnly}</Lead>}>
        <div className={css.actions}>
          <Button variant="outlined" onClick={addRow}>
            {texts.add}
          </Button>
          <Button type="submit" disabled={!isChanged || save.isPending}>
            {texts.save}
          </Button>
        </div>
      </Allowed>
    </form>
  );
}
