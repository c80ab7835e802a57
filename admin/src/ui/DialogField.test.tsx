import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DialogField } from './DialogField.tsx';

const shown = (said: { help?: string; error?: string }): string =>
  renderToStaticMarkup(<DialogField id="email" label="Sähköposti" {...said} />);

test('what is wrong with a field is told as it appears, and describes it', () => {
  const html = shown({ help: 'Kirjautumiseen.', error: 'Osoite on jo käytössä.' });
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="email-help"');
  expect(html).toMatch(/<p id="email-help"[^>]* aria-live="polite">Osoite on jo käytössä\.<\/p>/);
});

test('a field with nothing to say of it is described by nothing', () => {
  expect(shown({ help: 'Kirjautumiseen.' })).toContain('aria-describedby="email-help"');
  expect(shown({})).not.toContain('aria-describedby');
  expect(shown({})).toContain('<p id="email-help" aria-live="polite">');
});
