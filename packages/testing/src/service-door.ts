import { createServer, type RequestListener } from 'node:http';
import type { InsideUser } from '@shop/service-kit';
import type { InsideTokens } from './inside-tokens.ts';
import { closeServer, listen } from './stand-in.ts';

/** An answer; its body is read loosely, because tests look into whatever came. */
// oxlint-disable-next-line typescript/no-explicit-any
export type DoorAnswer = { status: number; headers: Headers; body: any };

export type DoorCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<DoorAnswer>;

export type ServiceDoor = {
  url: string;
  /** Calls as the gateway does for this user, null being a guest, who calls from this address. */
  as: (user: InsideUser | null, address?: string) => DoorCall;
  /** Calls as another service does. */
  asService: DoorCall;
  /** Calls without any token. */
  plain: DoorCall;
  close: () => Promise<void>;
};

/**
 * Opens a service's real door on a free port.
 * @param name the service's name, the audience of its tokens
 */
export async function openDoor(
  name: string,
  app: RequestListener,
  tokens: InsideTokens,
): Promise<ServiceDoor> {
  const server = createServer(app);
  const url = await listen(server);
  const callWith =
    (token: () => Record<string, string>): DoorCall =>
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
        body: text ? JSON.parse(text) : undefined,
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
