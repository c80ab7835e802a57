import { cleanLine, cleanLines } from '@shop/shop-rules/clean-text';
import { isPhone, plainPhone } from '@shop/shop-rules/phone';
import { plainPostcode, postcodePattern } from '@shop/shop-rules/postcode';
import { account } from '../../texts/fi/account.ts';

const requiredFields = ['address', 'postcode', 'city', 'phone', 'notes'] as const;
export type AddressFields = Record<'name' | (typeof requiredFields)[number], string>;

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

export const isComplete = (fields: AddressFields): boolean =>
  requiredFields.every((name) => fields[name] !== '');

export function missingError(name: string, value: string): Partial<AddressFields> {
  const field = requiredFields.find((required) => required === name);
  if (!field || cleanLine(value) !== '') return {};
  return { [field]: account.address.errors.missing[field] };
}

/** The server checks the same rules. */
export function addressErrors({ postcode, phone }: AddressFields): Partial<AddressFields> {
  const { errors } = account.address;
  return {
    ...(postcodePattern.test(postcode) ? {} : { postcode: errors.postcode }),
    ...(isPhone(phone) ? {} : { phone: errors.phone }),
  };
}
