import { ClientRequest, type IncomingMessage } from 'node:http';

/** A word of the shop's own paths; ids, tokens, numbers and names of files are none. */
const plainWord = /^[a-z][a-z-]{0,23}$/;
const freeText = new Set(['search']);

/** Path of a URL, with `*` for all that may identify a person, an order or a secret, and without the query. */
export function safePath(url: string): string {
  const segments = (url.split(/[?#]/, 1)[0] ?? '').split('/');
  return segments
    .map((segment, index) => {
      const isPlain = plainWord.test(segment) && !freeText.has(segments[index - 1] ?? '');
      return segment === '' || isPlain ? segment : '*';
    })
    .join('/');
}

/** 'GET /api/shop/product/*'. */
export function requestName(request: ClientRequest | IncomingMessage): string {
  const path = request instanceof ClientRequest ? request.path : (request.url ?? '');
  return `${request.method} ${safePath(path)}`;
}

/** Probes, scrapes and files of the storefront's build. */
export const isQuiet = (url: string): boolean => /^\/(health|ready|metrics|_astro)(?![^/?])/.test(url);
