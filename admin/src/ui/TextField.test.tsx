import { renderToStaticMarkup } from 'react-dom/server';
import { createFormControl, FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

const shown = ({ help, error }: { help?: string; error?: string }): string => {
  const form = createFormControl();
  if (error) form.setError('email', { message: error });
  const Shown = () => (
    <FormProvider {...useForm({ formControl: form.formControl })}>
      <TextField source="email" id="email" label="Sähköposti" {...(help ? { help } : {})} />
    </FormProvider>
  );
  return renderToStaticMarkup(<Shown />);
};

test('an error of a field is announced and describes it', () => {
  const html = shown({ help: 'Kirjautumiseen.', error: 'Osoite on jo käytössä.' });
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="email-helper-text"');
  expect(html).toMatch(/<p [^>]*id="email-helper-text"[^>]* aria-live="polite">Osoite on jo käytössä\.<\/p>/);
});

test('a field with nothing to say of it is described by nothing', () => {
  expect(shown({ help: 'Kirjautumiseen.' })).toContain('aria-describedby="email-helper-text"');
  expect(shown({})).not.toContain('aria-describedby');
  expect(shown({})).toMatch(/<p [^>]*id="email-helper-text"[^>]* aria-live="polite"><\/p>/);
});
