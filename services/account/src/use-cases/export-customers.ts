import type { Address } from '@shop/contracts';
import { localDay } from '@shop/shop-rules';
import type { CsvCell } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { customerCsvTexts as texts } from '../texts/customer-csv.ts';
import { newAuditEntry } from './new-audit-entry.ts';

/**
 * Lines of a file, newest first; the audit entry comes before the first line. @param words any part of name or address
 */
export async function exportCustomers(
  deps: Pick<AccountDeps, 'users' | 'addresses' | 'pendingEntries' | 'auditAppender' | 'now'>,
  admin: { id: string },
  words: string | undefined,
): Promise<AsyncGenerator<CsvCell[]>> {
  const auditEntry = newAuditEntry({ kind: 'customers-exported', by: admin.id, about: '' }, deps.now());
  await deps.pendingEntries.add(admin.id, auditEntry);
  deps.auditAppender.nudge();
  return customerLines(deps, words);
}

async function* customerLines(
  { users, addresses }: Pick<AccountDeps, 'users' | 'addresses'>,
  words: string | undefined,
): AsyncGenerator<CsvCell[]> {
  for await (const user of users.each({ role: 'customer', words })) {
    const since = localDay(user.createdAt);
    const places = await addresses.list(user._id);
    yield [
      user.userName,
      user.email,
      texts.confirmed(!user.isUnconfirmed),
      since,
      places.map(addressLine).join(texts.addressSeparator),
      user._id,
    ];
  }
}

const addressLine = ({ name, address, postcode, city, phone }: Address): string =>
  `${name}, ${address}, ${postcode} ${city}, ${phone}`;
