import type { SettingsRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { Allowed } from '../providers/Allowed.tsx';
import { useMay } from '../providers/use-may.ts';
import { texts } from '../texts/fi.ts';
import { legalTexts } from '../texts/legal.ts';
import { settingsTexts as words } from '../texts/settings.ts';
import { FormLock } from '../ui/FormLock.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { useForgetErrors } from '../ui/use-forget-errors.ts';
import { useLeadToRefused } from '../ui/use-lead-to-refused.ts';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';
import { BasicSections } from './BasicSections.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import css from './Settings.module.css';
import { changedSections, formOf, type SettingsFormValues } from './settings-form.ts';
import { Section } from './Section.tsx';
import { TextSections } from './TextSections.tsx';

type Props = {
  settings: SettingsRecord;
  /** While something else needs an answer; what was typed stays. */
  hidden: boolean;
  /** Answers the errors by field, or undefined once it is saved. */
  onSave: (values: SettingsFormValues) => Promise<Record<string, string> | undefined>;
};

/** All the settings in one form, saved together: only the changed sections are sent. */
export function SettingsForm({ settings, hidden, onSave }: Props) {
  const mayChange = useMay('settings');
  const record = useMemo(() => formOf(settings), [settings]);
  return (
    <div hidden={hidden}>
      <Form
        record={record}
        disableInvalidFormNotification
        noValidate
        onSubmit={(values: FieldValues) => onSave(values as SettingsFormValues)}
      >
        <FormLock className={css.lock} mayChange={mayChange}>
          <BasicSections />
          <DeliverySection pickUpCarriers={settings.pickUpCarriers} />
          <TextSections />
        </FormLock>
        <NoticeSection first={settings.guaranteeNotice} />
        <Section title={legalTexts.heading} line={legalTexts.openLine}>
          <Link to="/settings/legal">{legalTexts.open}</Link>
        </Section>
        <Allowed to="settings" otherwise={<SaveBar>{texts.rights.lookOnly}</SaveBar>}>
          <Foot opened={record} />
        </Allowed>
      </Form>
    </div>
  );
}

function Foot({ opened }: { opened: SettingsFormValues }) {
  const values = useWatch<SettingsFormValues>() as SettingsFormValues;
  const save = useRef<HTMLButtonElement>(null);
  useForgetErrors();
  useLeadToRefused(save);
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  const isChanged = Object.keys(changedSections(opened, values)).length > 0;
  useUnsaved(isChanged);
  return (
    <SaveBar>
      {/* What the server said last time is answered by this try; left standing it would hold the form back. */}
      <Button ref={save} type="submit" disabled={!isChanged || isSubmitting} onClick={() => clearErrors()}>
        {words.save}
      </Button>
      <output>{isChanged ? words.unsaved : words.nothingChanged}</output>
    </SaveBar>
  );
}
