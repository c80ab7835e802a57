import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type Props = { mayChange: boolean | undefined; className: string | undefined; children: ReactNode };

/** Locks without the right to change and while saving. `disabled` alone does not stop dragging. */
export function FormLock({ mayChange, className, children }: Props) {
  const { isSubmitting } = useFormState();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // A disabled control loses the focus; restore it unless the user has moved on.
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (!isSubmitting || !(at instanceof HTMLElement) || !fieldset.current?.contains(at)) return undefined;
    return () => {
      if (document.activeElement?.contains(at)) at.focus();
    };
  }, [isSubmitting]);
  return (
    <fieldset ref={fieldset} className={className} disabled={!mayChange || isSubmitting} inert={isSubmitting}>
      {children}
    </fieldset>
  );
}
