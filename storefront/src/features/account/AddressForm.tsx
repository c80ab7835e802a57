import type { Address } from '@shop/contracts/address';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { Field } from '../../components/ui/Field.tsx';
import { SubmitButton } from '../../components/ui/SubmitButton.tsx';
import { account } from '../../texts/fi/account.ts';
import { addressErrors, fieldsOf, isComplete, missingError, type AddressFields } from './address-fields.ts';
import { saveAddress } from './address-store.ts';

const texts = account.address;

type Props = {
  address?: Address;
  onCancel?: () => void;
  onTyped?: () => void;
  onSaved: (addressID: string) => void;
};

/** Uncontrolled: the input survives every answer. */
export function AddressForm({ address, onCancel, onTyped, onSaved }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [complete, setComplete] = useState(Boolean(address));
  const [errors, setErrors] = useState<Partial<AddressFields>>({});
  const [isSaving, setSaving] = useState(false);

  // Focus only a form that the user opened.
  const [wasOpened] = useState(onCancel !== undefined);
  useEffect(() => {
    if (wasOpened) form.current?.querySelector('input')?.focus();
  }, [wasOpened]);

  const typed = useRef(onTyped);
  // Read input typed or autofilled before hydration.
  useEffect(() => {
    if (!form.current) return;
    const fields = fieldsOf(new FormData(form.current));
    setComplete(isComplete(fields));
    if (Object.values(fields).some(Boolean)) typed.current?.();
  }, []);

  const show = (found: Partial<AddressFields>): void => {
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first ? form.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const fields = fieldsOf(new FormData(form.current ?? undefined));
    if (isSaving || !isComplete(fields)) return;
    const found = addressErrors(fields);
    if (Object.keys(found).length > 0) return show(found);
    setErrors({});
    setSaving(true);
    const saved = await saveAddress(fields, address?._id);
    setSaving(false);
    if (saved.ok) onSaved(saved.addressID);
    else show(saved.errors);
  };
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    // An error message would move the button under the click.
    if (relatedTarget instanceof HTMLButtonElement) return;
    const { [target.name as keyof AddressFields]: _cleared, ...others } = errors;
    setErrors({ ...others, ...missingError(target.name, target.value) });
  };
  const clearError = (name: keyof AddressFields) => (): void =>
    setErrors(({ [name]: _cleared, ...others }) => others);
  const field = (name: keyof AddressFields) => ({
    name,
    onInput: clearError(name),
    onBlur: leave,
    label: texts.fields[name],
    defaultValue: address?.[name] ?? '',
    error: errors[name],
  });

  return (
    <form
      ref={form}
      className="address-form"
      noValidate
      aria-label={address ? texts.editTitle : texts.newTitle}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        onTyped?.();
        setComplete(isComplete(fieldsOf(new FormData(event.currentTarget))));
      }}
    >
      <p className="caption quiet">{texts.all}</p>
      <Field {...field('name')} hint={texts.fields.nameHint} autoComplete="name" maxLength={80} />
      <Field {...field('address')} autoComplete="address-line1" required maxLength={120} />
      <div className="address-pair">
        <Field
          {...field('postcode')}
          autoComplete="postal-code"
          inputMode="numeric"
          required
          maxLength={10}
        />
        <Field {...field('city')} autoComplete="address-level2" required maxLength={60} />
      </div>
      <Field {...field('phone')} type="tel" autoComplete="tel" required maxLength={30} />
      <Field {...field('notes')} hint={texts.fields.notesHint} multiline required maxLength={500} rows={3} />
      <div className="address-buttons">
        <SubmitButton
          text={address ? texts.submitEdit : texts.submitAdd}
          language="en"
          disabled={!complete}
          busy={isSaving}
        />
        {onCancel && (
          <button type="button" className="link" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
