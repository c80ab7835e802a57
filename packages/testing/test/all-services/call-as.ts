import { callers, type Caller, type AllServices } from './open-all-services.ts';
import type { Route } from './routes-of.ts';

const UNKNOWN_ID = 'f'.repeat(24);

/** What a caller met at a route: let in, or the status of the refusal. */
type Met = 'in' | '401' | '403' | '404';

/** A route's path with unknown ids, except that of a user whom it names. */
function pathOf({ path }: Route, userID = UNKNOWN_ID): string {
  return path.replaceAll(':userID', userID).replaceAll(/:\w+/g, UNKNOWN_ID);
}

async function responseTo(route: Route, url: string, headers: Record<string, string>): Promise<Met> {
  const { method, process } = route;
  const hasBody = method !== 'GET';
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: '{}' } : {}),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  // Behind a guard 404 means an unknown id; the gateway's own routes have no ids.
  const refusals = process === 'gateway' ? ['401', '403', '404'] : ['401', '403'];
  return refusals.includes(String(response.status)) ? (String(response.status) as Met) : 'in';
}

/** One caller after the other, in the order of the table's columns. */
const asRow = (met: Met[]): string => met.join(' ');

/**
 * Calls a route through the gateway as each kind of caller, with an empty body and unknown ids:
 * a caller who passes the guard gets a 400 or a 404 behind it.
 * @param about the user whom the path names, if any: the caller, or another
 * @param cookies of their sessions
 */
export async function callAs(
  shop: AllServices,
  route: Route,
  about: 'self' | 'other',
  cookies: Record<Caller, string>,
): Promise<string> {
  const calls = callers.map((caller) => {
    const path = pathOf(route, about === 'self' && shop.ids[caller] ? shop.ids[caller] : undefined);
    return responseTo(route, shop.url + path, { cookie: cookies[caller] });
  });
  return asRow(await Promise.all(calls));
}

/** Calls a service past the gateway: without a token, and with another service's. */
export async function callInside(shop: AllServices, route: Route): Promise<string> {
  const service = route.process as keyof AllServices['urls'];
  const url = shop.urls[service] + pathOf(route);
  const token = { 'x-service-token': shop.serviceToken(service) };
  return asRow(await Promise.all([responseTo(route, url, {}), responseTo(route, url, token)]));
}
