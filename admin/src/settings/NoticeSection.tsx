import type { GuaranteeNotice, AdminSettings } from '@shop/contracts';
import { guaranteeNoticePath } from '@shop/shop-rules/guarantee-words';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { Allowed } from '../providers/Allowed.tsx';
import { formErrorText } from '../providers/field-errors.ts';
import { settingsCalls } from '../providers/settings.ts';
import { settingsTexts } from '../texts/settings.ts';
import { FileField } from '../ui/FileField.tsx';
import { Section } from './Section.tsx';
import css from './Settings.module.css';

const words = settingsTexts.notice;

/** Saved at once, apart from the form. */
export function NoticeSection({ initial }: { initial: GuaranteeNotice }) {
  const { notice = initial, change, busy, error } = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const { width, height, fingerprint } = notice;
  // The button disappears with the file, so focus the field.
  const remove = () => void change(null).then(() => input.current?.focus());
  return (
    <Section title={words.heading} line={words.line}>
      <img
        className={css.notice}
        src={`${guaranteeNoticePath}?v=${fingerprint ?? ''}`}
        alt={words.alt}
        width={width}
        height={height}
      />
      <p>{fingerprint === null ? words.standIn : words.own(width, height)}</p>
      <Allowed to="settings">
        <FileField
          ref={input}
          label={words.choose}
          accept=".png,image/png"
          disabled={busy}
          error={error}
          onChoose={(file) => void change(file)}
        >
          {fingerprint === null ? null : (
            <Button variant="text" disabled={busy} onClick={remove}>
              {words.remove}
            </Button>
          )}
          {words.help}
        </FileField>
      </Allowed>
    </Section>
  );
}

function useNotice() {
  const client = useQueryClient();
  const notify = useNotify();
  const { data, mutateAsync, isPending, error } = useMutation({
    mutationFn: (file: File | null) =>
      file ? settingsCalls.replaceNotice(file) : settingsCalls.removeNotice(),
    onSuccess: (guaranteeNotice, file) => {
      client.setQueryData<AdminSettings>(
        settingsCalls.key,
        (settings) => settings && { ...settings, guaranteeNotice },
      );
      notify(file ? words.replaced : words.removed, { type: 'success' });
    },
  });
  const change = (file: File | null) => mutateAsync(file).catch(() => undefined);
  return { notice: data, change, busy: isPending, error: error ? formErrorText(error) : undefined };
}
