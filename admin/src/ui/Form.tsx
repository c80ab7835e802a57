import { useEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import {
  FormProvider,
  useFormState,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { moveFocus } from './move-focus.ts';

/** Invalid controls. A button cannot be `aria-invalid` and has `data-invalid`. */
const REFUSED = '[aria-invalid="true"], [data-invalid]';

type Errors = Readonly<Record<string, string>>;
type Props<Values extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values, event: FormEvent) => Promise<Errors | undefined> | Promise<void> | void;
};

export function Form<Values extends FieldValues>({ form, onSubmit, ...props }: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, errors } = useFormState(form);
  const isRefused = !isSubmitting && Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRefused) moveFocus(element.current, REFUSED);
  }, [isRefused]);
  useEffect(() => forgetErrors(form), [form]);
  const submit = (event: FormEvent) => {
    // React events bubble from a dialog's form to the form around it.
    event.stopPropagation();
    // Errors of the last attempt would block this one.
    form.clearErrors();
    const send = form.handleSubmit(async (values) => {
      const refused = await onSubmit(values, event);
      if (refused) showErrors(form, refused);
    });
    void send(event);
  };
  return (
    <FormProvider {...form}>
      <form {...props} ref={element} onSubmit={submit} />
    </FormProvider>
  );
}

export function showErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  errors: Errors,
): void {
  for (const [field, message] of Object.entries(errors)) setError(field as FieldPath<Values>, { message });
}

/**
 * Clears the error of a changed field and of the list or group around it.
 * @returns stops it
 */
export function forgetErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'watch' | 'clearErrors' | 'getFieldState'>,
): () => void {
  const { unsubscribe } = form.watch((_values, { name = '' }) => {
    const parts = name.split('.');
    for (let length = parts.length; length > 0; length -= 1) {
      const field = parts.slice(0, length).join('.') as FieldPath<Values>;
      const { error } = form.getFieldState(field);
      if (error && (field === name || error.message !== undefined)) form.clearErrors(field);
    }
  });
  return unsubscribe;
}
