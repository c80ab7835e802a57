import { renderToStaticMarkup } from 'react-dom/server';
import { createFormControl, FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormLock } from './FormLock.tsx';

test('a form is locked during its save, and without the right to change it', async () => {
  const form = createFormControl();
  const Shown = ({ mayChange = true }: { mayChange?: boolean }) => (
    <FormProvider {...useForm({ formControl: form.formControl })}>
      <FormLock mayChange={mayChange} className={undefined}>
        <input aria-label="Nimi" />
      </FormLock>
    </FormProvider>
  );
  const shown = (mayChange?: boolean): string =>
    renderToStaticMarkup(<Shown {...(mayChange === undefined ? {} : { mayChange })} />);
  const isLocked = (mayChange?: boolean): boolean => shown(mayChange).includes('<fieldset disabled=""');
  // Only looking one still scrolls, reads and opens what is folded.
  const isStill = (mayChange?: boolean): boolean => shown(mayChange).includes('inert=""');
  expect([isLocked(), isLocked(false)]).toEqual([false, true]);
  expect([isStill(), isStill(false)]).toEqual([false, false]);
  let answer = () => {};
  const saved = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let begin = () => {};
  const isUnderWay = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const save = form.handleSubmit(() => {
    begin();
    return saved;
  })();
  await isUnderWay;
  expect([isLocked(), isStill()]).toEqual([true, true]);
  answer();
  await save;
  expect([isLocked(), isStill()]).toEqual([false, false]);
});
