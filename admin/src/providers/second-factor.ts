import type { RecoveryCodes, SecondFactor, SecondFactorOffInput, SecondFactorSecret } from '@shop/contracts';
import { http } from './http.ts';

const PATH = '/api/auth/second-factor';

async function post<T>(step: string, body: object): Promise<T> {
  const headers = new Headers({ 'content-type': 'application/json' });
  const { json } = await http(`${PATH}/${step}`, { method: 'POST', body: JSON.stringify(body), headers });
  return (json as { data: T }).data;
}

export const secondFactorCalls = {
  read: async (): Promise<SecondFactor> => ((await http(PATH)).json as { data: SecondFactor }).data,
  begin: (currentPassword: string) => post<SecondFactorSecret>('begin', { currentPassword }),
  confirm: (code: string) => post<RecoveryCodes>('confirm', { code }),
  prove: (code: string) => post<object>('prove', { code }),
  off: (input: SecondFactorOffInput) => post<undefined>('off', input),
};
