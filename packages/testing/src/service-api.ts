import { createServer, type RequestListener } from 'node:http';
import type { InternalUser } from '@shop/service-kit';
import type { InternalTokens } from './internal-tokens.ts';
import { closeServer, listen } from './stand-in.ts';

/** The body is untyped: tests examine any answer. */
// oxlint-disable-next-line typescript/no-explicit-any
export type ApiAnswer = { status: number; headers: Headers; body: any };

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') ?? false;

type ApiCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ApiAnswer>;

export type ServiceApi = {
  url: string;
  /** Calls as the gateway does for a user (null: a guest). */
  as: (user: InternalUser | null, address?: string) => ApiCall;
  asService: ApiCall;
  /** Without tokens. */
  plain: ApiCall;
  close: () => Promise<void>;
};

/** @param name audience of its tokens */
export async function openServiceApi(
  name: string,
  app: RequestListener,
  tokens: InternalTokens,
): Promise<ServiceApi> {
  const server = createServer(app);
  const url = await listen(server);
  const callWith =
    (token: () => Record<string, string>): ApiCall =>
    async (method, path, body, headers) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...token(),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text && isJson(response) ? JSON.parse(text) : text || undefined,
      };
    };
  return {
    url,
    as: (user, address) => callWith(() => ({ 'x-user-token': tokens.forUser(name, user, address) })),
    asService: callWith(() => ({ 'x-service-token': tokens.forService(name) })),
    plain: callWith(() => ({})),
    close: () => closeServer(server),
  };
}
