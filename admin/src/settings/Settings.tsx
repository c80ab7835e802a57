import type { AdminSettings, ShopSettingsEdit } from '@shop/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { isConflict, fieldErrors } from '../providers/field-errors.ts';
import { settingsCalls } from '../providers/settings.ts';
import { texts } from '../texts/fi.ts';
import { settingsTexts as words } from '../texts/settings.ts';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useUnsavedChanges } from '../ui/unsaved-changes.ts';
import { errorsAtFields } from './errors-at-fields.ts';
import { SettingsConflict } from './SettingsConflict.tsx';
import {
  changedBetween,
  changedSections,
  formOf,
  wrongSums,
  type SettingsFormValues,
} from './settings-form.ts';
import { SettingsForm } from './SettingsForm.tsx';

type Changes = Omit<ShopSettingsEdit, 'version'>;
type Conflict = { mine: Changes; theirs: AdminSettings };

export default function Settings() {
  const { data, error, refetch } = useQuery({
    queryKey: settingsCalls.key,
    queryFn: settingsCalls.get,
  });
  if (error && !data) return <ListFailure onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  return (
    <>
      <PageHeading title={words.heading} />
      <OpenedSettings settings={data} />
    </>
  );
}

/** Shows newer settings beside these instead of overwriting. */
function OpenedSettings({ settings }: { settings: AdminSettings }) {
  const [opened, setOpened] = useState(settings);
  const [conflict, setConflict] = useState<Conflict>();
  const client = useQueryClient();
  const notify = useNotify();
  const { forget } = useUnsavedChanges();

  const send = async (mine: Changes, seen: AdminSettings) => {
    try {
      const saved = await settingsCalls.change({ ...mine, version: seen.version });
      notify(words.saved, { type: 'success' });
      forget();
      setConflict(undefined);
      setOpened(saved);
      client.setQueryData(settingsCalls.key, saved);
      return undefined;
    } catch (error) {
      // If theirs cannot be loaded, show the refusal's message.
      const theirs = isConflict(error) ? await settingsCalls.get().catch(() => undefined) : undefined;
      if (theirs) setConflict({ mine, theirs });
      else notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
      return fieldErrors(error);
    }
  };
  const save = async (values: SettingsFormValues) => {
    const wrong = wrongSums(values);
    if (Object.keys(wrong).length === 0) {
      const refused = await send(changedSections(formOf(opened), values), opened);
      return refused && errorsAtFields(refused, values);
    }
    notify(words.checkSums, { type: 'error' });
    return wrong;
  };
  return (
    <>
      {conflict ? (
        <SettingsConflict
          mine={conflict.mine}
          changed={changedBetween(opened, conflict.theirs)}
          onKeepMine={() => send(conflict.mine, conflict.theirs)}
          onTakeTheirs={() => {
            forget();
            setConflict(undefined);
            setOpened(conflict.theirs);
          }}
        />
      ) : null}
      <SettingsForm key={opened.version} settings={opened} hidden={conflict !== undefined} onSave={save} />
    </>
  );
}
