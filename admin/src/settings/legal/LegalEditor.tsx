import type { LegalPageRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { momentText } from '../../format/format-text.ts';
import { isConflict } from '../../providers/field-errors.ts';
import { legalCalls } from '../../providers/legal-texts.ts';
import { settingsCalls } from '../../providers/settings.ts';
import { legalTexts as words } from '../../texts/legal.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ConflictChoice } from '../../ui/ConflictChoice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useUnsaved } from '../../unsaved/unsaved-changes.ts';
import { LegalPreview } from './LegalPreview.tsx';
import css from './LegalTexts.module.css';
import { LegalVersions } from './LegalVersions.tsx';

type Props = {
  first: LegalPageRecord;
  /** The page as the shop shows it. */
  shown: string;
};

/** The draft of a page of law beside how it will look, and the ways to keep it and to publish it. */
export function LegalEditor({ first, shown: shownFirst }: Props) {
  const [record, setRecord] = useState(first);
  const [shown, setShown] = useState(shownFirst);
  const { page, draft, versions } = record;
  const kept = draft?.text ?? shown;
  const [text, setText] = useState(kept);
  const { run, busy, error, theirs, settle } = useLegalCalls(setRecord);
  const isChanged = text.trim() !== kept.trim();
  useUnsaved(isChanged);
  const id = useId();

  const save = (seen: string | null) => run(() => legalCalls.save(page, { text, seen }), words.saved);
  const publish = async (revision: string) => {
    if (await run(() => legalCalls.publish(page, revision), words.published)) setShown(text);
  };
  return (
    <>
      {theirs ? (
        <>
          <Notice>{words.conflict}</Notice>
          <ConflictChoice
            onKeepMine={() => save(theirs.draft?.revision ?? null)}
            onTakeTheirs={() => {
              settle();
              setRecord(theirs);
              setText(theirs.draft?.text ?? shown);
            }}
          />
        </>
      ) : null}
      <div className={css.columns}>
        <div className={css.side}>
          <h2 id={`${id}-text`}>{words.text}</h2>
          <TextArea
            aria-labelledby={`${id}-text`}
            aria-describedby={`${id}-help`}
            aria-invalid={error !== ''}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {error ? (
            <p role="alert" className={css.error}>
              {error}
            </p>
          ) : null}
          <p id={`${id}-help`}>{words.help}</p>
        </div>
        <div className={css.side}>
          <h2>{words.preview}</h2>
          <LegalPreview title={words.pages[page]} text={text} />
        </div>
      </div>
      <Foot
        draft={draft}
        isChanged={isChanged}
        busy={busy}
        onSave={() => save(draft?.revision ?? null)}
        onPublish={publish}
      />
      <LegalVersions page={page} versions={versions} />
    </>
  );
}

type FootProps = {
  draft: LegalPageRecord['draft'];
  isChanged: boolean;
  busy: boolean;
  onSave: () => Promise<unknown>;
  onPublish: (revision: string) => Promise<void>;
};

function Foot({ draft, isChanged, busy, onSave, onPublish }: FootProps) {
  const [asks, setAsks] = useState(false);
  return (
    <div className={css.foot}>
      <Button disabled={!isChanged || busy} onClick={() => void onSave()}>
        {words.save}
      </Button>
      <Button variant="outlined" disabled={!draft || isChanged || busy} onClick={() => setAsks(true)}>
        {words.publish}
      </Button>
      <output>{stateOf(draft, isChanged)}</output>
      <ConfirmDialog
        open={asks}
        question={words.ask}
        confirm={words.publish}
        busy={busy}
        onConfirm={() => {
          setAsks(false);
          if (draft) void onPublish(draft.revision);
        }}
        onCancel={() => setAsks(false)}
      >
        <p>{words.askLine}</p>
      </ConfirmDialog>
    </div>
  );
}

function stateOf(draft: LegalPageRecord['draft'], isChanged: boolean): string {
  if (isChanged) return words.saveFirst;
  return draft ? words.draftBy(draft.savedBy, momentText(draft.savedAt)) : words.fromShop;
}

/** Makes the page's calls: what is wrong with the text is told at it, a colleague's draft is a choice, the rest a toast. */
function useLegalCalls(onDone: (record: LegalPageRecord) => void) {
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [theirs, setTheirs] = useState<LegalPageRecord>();
  const settle = () => setTheirs(undefined);
  const run = async (call: () => Promise<LegalPageRecord>, done: string): Promise<boolean> => {
    setBusy(true);
    setError('');
    try {
      const record = await call();
      onDone(record);
      settle();
      notify(done, { type: 'success' });
      // The settings tell which versions hold.
      await client.invalidateQueries({ queryKey: settingsCalls.key });
      return true;
    } catch (failure) {
      const body = failure instanceof HttpError ? (failure.body as Refusal) : undefined;
      if (isConflict(failure) && body?.data) setTheirs(body.data);
      else if (body?.errors?.['text']) setError(body.errors['text']);
      else notify(failure instanceof Error ? failure.message : '', { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, error, theirs, settle };
}

type Refusal = { errors?: Record<string, string>; data?: LegalPageRecord } | undefined;
