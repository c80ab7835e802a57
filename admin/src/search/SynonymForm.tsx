import type { Synonyms } from '@shop/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Allowed } from '../providers/Allowed.tsx';
import { fieldErrors } from '../providers/field-errors.ts';
import { readSynonyms, saveSynonyms } from '../providers/search-words.ts';
import { useMay } from '../providers/use-may.ts';
import { texts as common } from '../texts/fi.ts';
import { searchTexts } from '../texts/search-words.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { Form } from '../ui/Form.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Lead } from '../ui/Lead.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useLeaveWarning } from '../ui/unsaved-changes.ts';
import { synonymsKey } from './query-keys.ts';
import css from './Search.module.css';
import { errorsOfRows, groupsOf, valuesOf } from './synonym-rows.ts';

const { synonyms: texts } = searchTexts;

type Props = {
  stored: Synonyms;
  given: { words: string } | undefined;
};

export function SynonymForm({ stored, given }: Props) {
  const mayChange = useMay('search');
  const form = useForm({ defaultValues: valuesOf(stored.groups) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const rows = useWatch({ control: form.control, name: 'rows' }).map(({ words }) => words);
  const [version, setVersion] = useState(stored.version);
  const addedSearch = useRef(given);
  const queryClient = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    if (given && addedSearch.current !== given) append({ words: `${given.words}, ` });
    addedSearch.current = given;
  }, [given, append]);
  const isChanged = JSON.stringify(groupsOf(rows)) !== JSON.stringify(stored.groups);
  useLeaveWarning(isChanged);
  const save = async () => {
    try {
      const data = await saveSynonyms({ groups: groupsOf(rows), version });
      queryClient.setQueryData(synonymsKey, data);
      form.reset(valuesOf(data.groups));
      setVersion(data.version);
      notify(texts.saved, { type: 'success' });
      return undefined;
    } catch (error) {
      const isStale = error instanceof HttpError && error.status === 409;
      if (isStale) setVersion((await readSynonyms()).version);
      const refused = errorsOfRows(rows, fieldErrors(error));
      const message = error instanceof Error ? error.message : common.errors.unreachable;
      const isShown = Object.keys(refused).length > 0;
      if (isStale || !isShown) notify(isStale ? texts.stale : message, { type: 'error' });
      return refused;
    }
  };
  const { isSubmitting, errors } = form.formState;
  return (
    <Form form={form} className={css.part} onSubmit={save}>
      <h2>{texts.heading}</h2>
      <Lead>{texts.lead}</Lead>
      {fields.map(({ id }, index) => (
        <div key={id} className={css.row}>
          <TextField source={`rows.${index}.words`} aria-label={texts.row(index + 1)} readOnly={!mayChange} />
          {mayChange ? (
            <IconButton aria-label={texts.remove(index + 1)} onClick={() => remove(index)}>
              <Icon name="trash" />
            </IconButton>
          ) : null}
        </div>
      ))}
      <FieldError error={errors.rows?.message} />
      <Allowed to="search" otherwise={<Lead>{common.rights.lookOnly}</Lead>}>
        <div className={css.actions}>
          <Button variant="outlined" onClick={() => append({ words: '' })}>
            {texts.add}
          </Button>
          <Button type="submit" disabled={!isChanged || isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Allowed>
    </Form>
  );
}
