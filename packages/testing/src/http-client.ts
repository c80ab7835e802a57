import { randomBytes } from 'node:crypto';

/** The body is untyped: tests examine any answer. */
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; headers: Headers; body: any };

export type Client = {
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends the body unchanged; does not follow redirects. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  cookies: Map<string, string>;
};

/** With a cookie jar. */
export function newClient(shopUrl: string): Client {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(new URL(path, shopUrl), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    send,
    call: async (method, path, body, headers = {}) => {
      const isRaw = typeof body === 'string';
      const response = await send(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
  };
}

export type Customer = Client & { id: string; email: string; password: string };

/** Registers and logs in. */
export async function newCustomer(shopUrl: string, userName = 'Aino Asiakas'): Promise<Customer> {
  const client = newClient(shopUrl);
  const email = `${randomBytes(6).toString('hex')}@posti.example`;
  const password = `villa-${randomBytes(6).toString('hex')}`;
  await client.call('POST', '/api/auth/register', { userName, email, password });
  const { body } = await client.call('POST', '/api/auth/login', { email, password });
  return { ...client, id: body.user.id, email, password };
}

/** Logs in with an existing account. */
export async function logIn(shopUrl: string, account: { email: string; password: string }): Promise<Client> {
  const client = newClient(shopUrl);
  await client.call('POST', '/api/auth/login', account);
  return client;
}

/** Presses a button on the stand-in's page; returns the redirect. */
export async function decide(
  client: Client,
  payUrl: string,
  decision: 'approve' | 'decline' | 'cancel',
): Promise<URL> {
  const response = await client.send(payUrl, { method: 'POST', body: new URLSearchParams({ decision }) });
  return new URL(response.headers.get('location') ?? '', payUrl);
}
