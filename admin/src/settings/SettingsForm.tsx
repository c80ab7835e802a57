import type { AdminSettings } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Allowed } from '../providers/Allowed.tsx';
import { useMay } from '../providers/use-may.ts';
import { texts } from '../texts/fi.ts';
import { legalTexts } from '../texts/legal.ts';
import { settingsTexts as words } from '../texts/settings.ts';
import { Form } from '../ui/Form.tsx';
import { FormLock } from '../ui/FormLock.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { useLeaveWarning } from '../ui/unsaved-changes.ts';
import { BasicSections } from './BasicSections.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import css from './Settings.module.css';
import { changedSections, formOf, type SettingsFormValues } from './settings-form.ts';
import { Section } from './Section.tsx';
import { TextSections } from './TextSections.tsx';

type Props = {
  settings: AdminSettings;
  /** Hidden but mounted during a conflict, so that typed text stays. */
  hidden: boolean;
  /** Returns errors by field, or undefined once saved. */
  onSave: (values: SettingsFormValues) => Promise<Record<string, string> | undefined>;
};

export function SettingsForm({ settings, hidden, onSave }: Props) {
  const mayChange = useMay('settings');
  const record = useMemo(() => formOf(settings), [settings]);
  const form = useForm({ defaultValues: record });
  return (
    <div hidden={hidden}>
      <Form form={form} noValidate onSubmit={onSave}>
        <FormLock className={css.lock} mayChange={mayChange}>
          <BasicSections />
          <DeliverySection pickUpCarriers={settings.pickUpCarriers} />
          <TextSections />
        </FormLock>
        <NoticeSection initial={settings.guaranteeNotice} />
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
  const { isSubmitting } = useFormState();
  const isChanged = Object.keys(changedSections(opened, values)).length > 0;
  useLeaveWarning(isChanged);
  return (
    <SaveBar>
      <Button type="submit" disabled={!isChanged || isSubmitting}>
        {words.save}
      </Button>
      <output>{isChanged ? words.unsaved : words.nothingChanged}</output>
    </SaveBar>
  );
}
