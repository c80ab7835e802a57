import { deadLetterServices } from '@shop/shop-rules/dead-letter';
import type { DeadLetterRecord } from '@shop/contracts/dead-letter-record';
import { HttpError } from 'react-admin';
import { http } from './http.ts';

const PATH = '/api/admin/rest/dead-letters';

export type DeadLetterList = {
  letters: DeadLetterRecord[];
  total: number;
  isPartial: boolean;
};

const isRefusal = ({ reason }: PromiseRejectedResult): boolean =>
  reason instanceof HttpError && (reason.status === 401 || reason.status === 403);

/**
 * One service's outage does not hide the others.
 * @param most per service
 * @throws HttpError when all fail or the session has ended
 */
export async function readDeadLetters(most: number): Promise<DeadLetterList> {
  const range = encodeURIComponent(JSON.stringify([0, most - 1]));
  const answers = await Promise.allSettled(
    deadLetterServices.map((service) => http(`${PATH}/${service}?range=${range}`)),
  );
  const failures = answers.filter((answer) => answer.status === 'rejected');
  const refusal = failures.find(isRefusal) ?? (failures.length === answers.length ? failures[0] : undefined);
  if (refusal) throw refusal.reason;
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const letters = read.flatMap(({ json }) => json as DeadLetterRecord[]);
  return {
    letters: letters.toSorted((a, b) => b.at.localeCompare(a.at)),
    total: read.reduce((sum, { headers }) => sum + totalIn(headers), 0),
    isPartial: failures.length > 0,
  };
}

const totalIn = (headers: Headers): number => Number(headers.get('content-range')?.split('/')[1] ?? 0);

type Named = Pick<DeadLetterRecord, 'service' | 'id'>;

const pathOf = ({ service, id }: Named): string => `${PATH}/${service}/${encodeURIComponent(id)}`;

export async function replayDeadLetter(letter: Named): Promise<void> {
  await http(`${pathOf(letter)}/replay`, { method: 'POST' });
}

export async function discardDeadLetter(letter: Named): Promise<void> {
  await http(pathOf(letter), { method: 'DELETE' });
}
