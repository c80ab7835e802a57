import type { Address } from '@shop/contracts/address';
import { MAX_ADDRESSES } from '@shop/shop-rules/limits';
import {
  addAddress,
  deleteAddress,
  editAddress,
  isSessionLost,
  listAddresses,
  wordsOf,
  type Outcome,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor, currentUser } from '../../lib/api/visitor.ts';
import { account } from '../../texts/fi/account.ts';
import type { AddressFields } from './address-fields.ts';

const texts = account.address;

export const $addresses = atom<Address[] | null>(null);
export const $addressesFailed = atom(false);

const topicOf = (addressID = ''): string => `address ${addressID}`;

/** Counts changes on this page: a list fetched before one is outdated. */
let changes = 0;

function change(edit: (list: Address[]) => Address[]): void {
  changes += 1;
  $addresses.set(edit($addresses.get() ?? []));
}

/** @param initial server-rendered, used until a newer list arrives */
export async function loadAddresses(initial: Address[] | null = null): Promise<void> {
  if (initial && !$addresses.get()) $addresses.set(initial);
  const user = await currentUser();
  if (!user) return;
  const before = changes;
  const outcome = await listAddresses(api, user.id);
  if (before !== changes) return loadAddresses();
  $addressesFailed.set(outcome.outcome !== 'ok');
  if (outcome.outcome === 'ok') $addresses.set(outcome.data);
  else if (isSessionLost(outcome)) void checkVisitor();
}

export function mayAddAddress(): boolean {
  if (($addresses.get()?.length ?? 0) < MAX_ADDRESSES) return true;
  showToast('warning', texts.limit, { topic: topicOf() });
  return false;
}

export type Saved = { ok: true; addressID: string } | { ok: false; errors: Partial<AddressFields> };

/** An address removed in another window is added again. */
export async function saveAddress(fields: AddressFields, addressID?: string): Promise<Saved> {
  const user = await currentUser();
  if (!user) return { ok: false, errors: {} };
  const edited = addressID ? await editAddress(api, { userID: user.id, addressID, fields }) : null;
  const outcome = edited && !isRemoved(edited) ? edited : await add(user.id, fields);
  if (outcome.outcome !== 'ok') return refuse(outcome, topicOf(addressID));
  const saved = outcome.data;
  change((list) =>
    addressID
      ? list.map((address) => (address._id === addressID ? saved : address))
      : [...list.filter(({ _id }) => _id !== saved._id), saved],
  );
  showToast('success', wordsOf(outcome, outcome === edited ? texts.changed : texts.added), {
    topic: topicOf(addressID),
  });
  return { ok: true, addressID: saved._id };
}

const isRemoved = (outcome: Outcome<unknown>): boolean =>
  outcome.outcome === 'failed' && outcome.code === 'address-not-found';

/** After a lost answer an equal address counts as saved: a retry could add it twice. */
async function add(userID: string, fields: AddressFields): Promise<Outcome<Address>> {
  const earlierIds = new Set($addresses.get()?.map(({ _id }) => _id));
  const outcome = await addAddress(api, { ...fields, userID });
  if (outcome.outcome !== 'network') return outcome;
  const listed = await listAddresses(api, userID);
  if (listed.outcome !== 'ok') return outcome;
  const saved = listed.data.find((address) => !earlierIds.has(address._id) && isSame(address, fields));
  return saved ? { outcome: 'ok', data: saved } : outcome;
}

/** An empty name becomes the account's. */
const isSame = (saved: Address, fields: AddressFields): boolean =>
  (['name', 'address', 'postcode', 'city', 'phone', 'notes'] as const).every(
    (name) => saved[name] === fields[name] || (name === 'name' && fields.name === ''),
  );

function refuse(outcome: Outcome<unknown>, topic: string): Saved {
  const errors = outcome.outcome === 'failed' ? outcome.errors : {};
  const isWarning = outcome.outcome === 'failed' && outcome.status < 500;
  showToast(isWarning ? 'warning' : 'error', wordsOf(outcome, texts.notSaved), { topic });
  if (isSessionLost(outcome)) void checkVisitor();
  return { ok: false, errors };
}

export async function removeAddress(addressID: string): Promise<void> {
  const user = await currentUser();
  if (!user) return;
  const outcome = await deleteAddress(api, { userID: user.id, addressID });
  const topic = topicOf(addressID);
  if (outcome.outcome !== 'ok' && !isRemoved(outcome)) {
    showToast('error', wordsOf(outcome, texts.notRemoved), { topic });
    if (isSessionLost(outcome)) void checkVisitor();
    return;
  }
  change((list) => list.filter((address) => address._id !== addressID));
  showToast('success', wordsOf(isRemoved(outcome) ? { outcome: 'network' } : outcome, texts.removed), {
    topic,
  });
}
