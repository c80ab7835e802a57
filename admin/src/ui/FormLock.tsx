import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type Props = { mayChange: boolean | undefined; className: string | undefined; children: ReactNode };

/**
 * A form's fields: for whoever may not change them they are locked, and for everybody while a save is under way, for its
 * answer draws the form anew or closes it. What is dragged is locked then too, which `disabled` alone does not do.
 */
export function FormLock({ mayChange, className, children }: Props) {
  const { isSubmitting } = useFormState();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // What is locked loses the focus: after a save that failed one types on where one was, unless one has gone elsewhere.
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
