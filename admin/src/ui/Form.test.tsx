import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { forgetErrors, showErrors } from './Form.tsx';

test('a field that is typed in again loses its error, the others keep theirs', async () => {
  const form = createFormControl({ defaultValues: { sum: '', note: '', text: '' } });
  const messages = () => (['sum', 'note'] as const).map((name) => form.getFieldState(name).error?.message);
  const type = (name: 'sum' | 'text', value: string) =>
    form.register(name).onChange({ type: 'change', target: { name, value } });
  forgetErrors(form);
  showErrors(form, { sum: 'Liikaa.', note: 'Liian pitkä.' });
  await type('text', 'Hei');
  expect(messages()).toEqual(['Liikaa.', 'Liian pitkä.']);
  await type('sum', '12');
  expect(messages()).toEqual([undefined, 'Liian pitkä.']);
});
