import { expect, test } from 'vitest';
import { focusWrong } from './focus-wrong.ts';

function formOf(names: string[]) {
  const focused: string[] = [];
  const inputs = names.map((name) => ({ name, focus: () => focused.push(name) }));
  return { form: { querySelectorAll: () => inputs } as unknown as HTMLFormElement, focused };
}

test('the first wrong field of the form gets the focus, whatever the order of the errors', () => {
  const { form, focused } = formOf(['name', 'orderID', 'email']);
  focusWrong(form, { email: 'Anna osoite.', orderID: 'Tilausta ei löytynyt.', name: undefined });
  expect(focused).toEqual(['orderID']);
});

test('where nothing is wrong the focus stays', () => {
  const { form, focused } = formOf(['orderID', 'email']);
  focusWrong(form, {});
  focusWrong(form, { lines: 'Valitse ainakin yksi tuote.' });
  focusWrong(null, { email: 'Anna osoite.' });
  expect(focused).toEqual([]);
});
