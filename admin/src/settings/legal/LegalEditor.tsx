import type { LegalPageRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { momentText } from '../../format/format-text.ts';
import { Allowed } from '../../providers/Allowed.tsx';
import { legalCalls } from '../../providers/legal-texts.ts';
import { useMay } from '../../providers/use-may.ts';
import { texts } from '../../texts/fi.ts';
import { legalTexts as words } from '../../texts/legal.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ConflictChoice } from '../../ui/ConflictChoice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useLeaveWarning } from '../../ui/unsaved-changes.ts';
import { baseOf, isBehind, newestOf } from './legal-base.ts';
import { LegalPreview } from './LegalPreview.tsx';
import css from './LegalTexts.module.css';
import { LegalVersions } from './LegalVersions.tsx';
import { useLegalCalls } from './use-legal-calls.ts';

type Props = {
  first: LegalPageRecord;
  shown: string;
};

export function LegalEditor({ first, shown: shownFirst }: Props) {
  const [record, setRecord] = useState(first);
  const [shown, setShown] = useState(shownFirst);
  const { page, draft, versions } = record;
  const kept = draft?.text ?? shown;
  const [text, setText] = useState(kept);
  const [base, setBase] = useState(baseOf(first));
  const take = (next: LegalPageRecord, seen = baseOf(next)) => {
    setRecord(next);
    setBase(seen);
  };
  const { run, readShown, busy, error, theirs, settle } = useLegalCalls(page, take);
  const isChanged = text.trim() !== kept.trim();
  useLeaveWarning(isChanged);
  const mayChange = useMay('legal');
  const id = useId();

  const save = (seen: string | null, basedOn: string) =>
    run(() => legalCalls.save(page, { text, seen, basedOn }), words.saved);
  const publish = async (revision: string) => {
    if (await run(() => legalCalls.publish(page, revision), words.published)) setShown(text);
  };
  const takeTheirs = async (next: LegalPageRecord) => {
    const now = await readShown();
    if (now === undefined) return;
    settle();
    take(next, newestOf(next));
    setShown(now);
    setText(next.draft && !isBehind(next) ? next.draft.text : now);
  };
  return (
    <>
      {theirs ? (
        <>
          <Notice>{newestOf(theirs) === base ? words.conflict : words.overtaken}</Notice>
          <ConflictChoice
            onKeepMine={() => save(theirs.draft?.revision ?? null, newestOf(theirs))}
            onTakeTheirs={() => void takeTheirs(theirs)}
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
            readOnly={!mayChange}
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
      <Allowed to="legal" otherwise={<SaveBar>{texts.rights.lookOnly}</SaveBar>}>
        <Foot
          draft={draft}
          isChanged={isChanged}
          busy={busy}
          onSave={() => save(draft?.revision ?? null, base)}
          onPublish={publish}
        />
      </Allowed>
      <LegalVersions page={page} versions={versions} />
    </>
  );
}

type FootProps = {
  draft: LegalPageRecord['draft'];
  isChanged: boolean;
  busy: boolean;
  onSave: () => Promise<boolean>;
  onPublish: (revision: string) => Promise<void>;
};

function Foot({ draft, isChanged, busy, onSave, onPublish }: FootProps) {
  const [asks, setAsks] = useState(false);
  const { next, lead } = useNextStep(!draft || isChanged || busy);
  return (
    <SaveBar>
      <Button disabled={!isChanged || busy} onClick={() => void onSave().then(lead)}>
        {words.save}
      </Button>
      <Button
        ref={next}
        variant="outlined"
        disabled={!draft || isChanged || busy}
        onClick={() => setAsks(true)}
      >
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
    </SaveBar>
  );
}

/** The save button disables itself; focus moves to the next step. */
function useNextStep(isOff: boolean) {
  const next = useRef<HTMLButtonElement>(null);
  const waits = useRef(false);
  useEffect(() => {
    if (!waits.current || isOff) return;
    waits.current = false;
    const at = document.activeElement;
    // Some browsers keep the focus on a disabled button.
    if (at === document.body || at?.matches(':disabled')) next.current?.focus();
  }, [isOff]);
  const lead = (isSaved: boolean) => {
    waits.current = isSaved;
  };
  return { next, lead };
}

function stateOf(draft: LegalPageRecord['draft'], isChanged: boolean): string {
  if (isChanged) return words.saveFirst;
  return draft ? words.draftBy(draft.savedBy, momentText(draft.savedAt)) : words.fromShop;
}
