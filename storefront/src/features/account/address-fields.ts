import { cleanLine, cleanLines } from '@shop/shop-rules/clean-text';
import { isPhone, plainPhone } from '@shop/shop-rules/phone';
import { plainPostcode, postcodePattern } from '@shop/shop-rules/postcode';
import { account } from '../../texts/fi/account.ts';

/** The five fields that an address must have, in the form's order. */
const requiredFields = ['address', 'postcode', 'city', 'phone', 'notes'] as const;
export type AddressFields = Record<'name' | (typeof requiredFields)[number], string>;

/** The fields of a form, cleaned as the server cleans them. */
export function fieldsOf(data: FormData): AddressFields {
  const text = (name: string, clean: (typed: string) => string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? clean(value) : '';
  };
  return {
    name: text('name', cleanLine),
    address: text('address', cleanLine),
    postcode: text('postcode', plainPostcode),
    city: text('city', cleanLine),
    phone: text('phone', plainPhone),
    notes: text('notes', cleanLines),
  };
}

/** Whether the form's button works: none of the five fields is empty. */
export const isComplete = (fields: AddressFields): boolean =>
  requiredFields.every((name) => fields[name] !== '');

/** What a field that must be filled and is empty says; nothing about any other. */
export function missingError(name: string, value: string): Partial<AddressFields> {
  const field = requiredFields.find((one) => one === name);
  if (!field || cleanLine(value) !== '') return {};
  return { [field]: account.address.errors.missing[field] };
}

/** What is wrong with a complete address, by field; the server holds the same rules. */
export function addressErrors({ postcode, phone }: AddressFields): Partial<AddressFields> {
  const { errors } = account.address;
  return {
    ...(postcodePattern.test(postcode) ? {} : { postcode: errors.postcode }),
    ...(isPhone(phone) ? {} : { phone: errors.phone }),
  };
}
