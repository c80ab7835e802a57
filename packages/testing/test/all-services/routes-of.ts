import type { App } from './open-all-services.ts';

/** A call that a process answers: `GET /api/shop/products/:id`. */
export type Route = { process: string; method: string; path: string };

type Layer = { route?: { path: string | string[]; stack: { method: string }[] } };

/** Every route that an app's own router knows. */
export function routesOf(process: string, app: App): Route[] {
  const { stack } = (app as unknown as { router: { stack: Layer[] } }).router;
  return stack.flatMap(({ route }) =>
    [route?.path ?? []].flat().flatMap((path) => {
      const methods = new Set(route?.stack.map(({ method }) => method.toUpperCase()));
      return [...methods].map((method) => ({ process, method, path }));
    }),
  );
}

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;
