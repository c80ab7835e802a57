import type { LinkedOrder, OrderLink } from '@shop/contracts/linked-order';
import type { Words } from '@shop/shop-rules/words';
import {
  getLinkedOrder,
  getLinkedReceipt,
  refreshLinkedOrder,
  wordsOf,
  type Outcome,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { readSession, sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import { keepLinkToken, takeLinkToken } from '../../lib/session/link-token.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { linkedOrder as texts } from '../../texts/fi/linked-order.ts';

type LinkedState =
  | { step: 'waiting' }
  | { step: 'none' | 'failed'; problem: Words }
  | { step: 'open'; order: LinkedOrder; link: OrderLink };

const RELEASE_MS = 60_000;

export const $linkedOrder = atom<LinkedState>({ step: 'waiting' });

const asLink = (text: string): OrderLink | null => {
  const [orderID = '', token = ''] = text.split('.');
  return token ? { orderID, token } : null;
};

/** The token never stands in an address that a provider returns to, so the tab keeps it meanwhile. */
export const keepForReturn = ({ orderID, token }: OrderLink): void =>
  writeSession(sessionKeys.orderLink, `${orderID}.${token}`);

function readLink(returnedTo: string | null): OrderLink | null {
  const kept = readSession(sessionKeys.orderLink);
  writeSession(sessionKeys.orderLink, null);
  if (returnedTo && kept?.startsWith(`${returnedTo}.`)) keepLinkToken(kept);
  return asLink(takeLinkToken());
}

export async function openLink(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const returnedTo = query.get('orderID');
  const link = readLink(returnedTo);
  if (!link) return $linkedOrder.set({ step: 'none', problem: { message: texts.none } });
  const hasPaid = returnedTo !== null && !query.has('cancelled');
  await show(link, hasPaid ? refreshLinkedOrder : getLinkedOrder);
  const state = $linkedOrder.get();
  const isUnpaid = state.step === 'open' && state.order.restToPay !== undefined;
  if (isUnpaid && query.has('cancelled')) showToast('error', texts.cancelled);
}

export const reopenLink = (link: OrderLink): Promise<void> => show(link, getLinkedOrder);
export const refreshLink = (link: OrderLink): Promise<void> => show(link, refreshLinkedOrder);

async function show(link: OrderLink, find: typeof getLinkedOrder): Promise<void> {
  const outcome = await find(api, link);
  if (outcome.outcome === 'ok') return $linkedOrder.set({ step: 'open', order: outcome.data, link });
  const problem = wordsOf(outcome, texts.failed);
  if (isEnded(outcome)) return $linkedOrder.set({ step: 'none', problem });
  if ($linkedOrder.get().step === 'open') return showToast('error', problem);
  $linkedOrder.set({ step: 'failed', problem });
}

const isEnded = (outcome: Outcome<unknown>): boolean =>
  outcome.outcome === 'failed' && (outcome.status === 404 || outcome.status === 400);

export async function saveReceipt(link: OrderLink, number: string): Promise<void> {
  const outcome = await getLinkedReceipt(api, { ...link, number });
  if (outcome.outcome !== 'ok') return showToast('error', wordsOf(outcome, texts.receiptFailed));
  const bytes = Uint8Array.from(atob(outcome.data), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${number}.pdf`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
