import { renderToStaticMarkup } from 'react-dom/server';
import { createFormControl, FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormLock } from './FormLock.tsx';

test('a form is locked while its save is under way, and for whoever may not change it', async () => {
  const form = createFormControl();
  const Shown = ({ mayChange = true }: { mayChange?: boolean }) => (
    <FormProvider {...useForm({ formControl: form.formControl })}>
      <FormLock mayChange={mayChange} className={undefined}>
        <input aria-label="Nimi" />
      </FormLock>
    </FormProvider>
  );
  const isLocked = (mayChange?: boolean): boolean =>
    renderToStaticMarkup(<Shown {...(mayChange === undefined ? {} : { mayChange })} />).includes(
      '<fieldset disabled=""',
    );
  expect([isLocked(), isLocked(false)]).toEqual([false, true]);
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
  expect(isLocked()).toBe(true);
  answer();
  await save;
  expect(isLocked()).toBe(false);
});
