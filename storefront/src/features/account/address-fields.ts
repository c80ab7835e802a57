import { phonePattern, plainPhone } from '@shop/contracts/phone';
import { plainPostcode, postcodePattern } from '@shop/contracts/postcode';
import { account } from '../../texts/fi/account.ts';

/** The five fields that an address must have, in the form's order. */
const requiredFields = ['address', 'postcode', 'city', 'phone', 'notes'] as const;
export type AddressFields = Record<'name' | (typeof requiredFields)[number], string>;

/** The fields of a form, with the blanks around them taken off. */
export function fieldsOf(data: FormData): AddressFields {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    address: text('address'),
    postcode: plainPostcode(text('postcode')),
    city: text('city'),
    phone: plainPhone(text('phone')),
    notes: text('notes'),
  };
}

/** Whether the form's button works: none of the five fields is empty. */
export const isComplete = (fields: AddressFields): boolean =>
  requiredFields.every((name) => fields[name] !== '');

/** What a field that must be filled and is empty says; nothing about any other. */
export function missingError(name: string, value: string): Partial<AddressFields> {
  const field = requiredFields.find((one) => one === name);
  if (!field || value.trim() !== '') return {};
  return { [field]: account.address.errors.missing[field] };
}

/** What is wrong with a complete address, by field; the server holds the same rules. */
export function addressErrors({ postcode, phone }: AddressFields): Partial<AddressFields> {
  const { errors } = account.address;
  return {
    ...(postcodePattern.test(postcode) ? {} : { postcode: errors.postcode }),
    ...(phonePattern.test(phone) ? {} : { phone: errors.phone }),
  };
}
