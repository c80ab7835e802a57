import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import send from 'send';

/** Calls `next` where there is no file. */
type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Pictures and fonts are compressed already. */
const SHRINKS = /^text\/|javascript|json|xml/;
const variants = [
  { ending: '.br', encoding: 'br', accepted: /\bbr\b/ },
  { ending: '.gz', encoding: 'gzip', accepted: /\bgzip\b/ },
];
const plain = { ending: '', encoding: undefined };

const ofFile = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/**
 * Sends `.br` or `.gz` where accepted. Rereads the folder, since a build may be replaced.
 * @param cacheControl header by path
 */
export function builtFiles(root: string, cacheControl: (path: string) => string): FileHandler {
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const type = typeOf(path);
    // Every file of a build has a known type, so other paths cost no disk access.
    if (!type) return next();
    const accepted = SHRINKS.test(type) ? (request.headers['accept-encoding'] ?? '') : '';
    const candidates = [...variants.filter((variant) => variant.accepted.test(accepted)), plain];

    const sendNext = (): void => {
      const candidate = candidates.shift();
      if (!candidate) return next();
      const options = { root, index: false, acceptRanges: false, cacheControl: false } as const;
      send(request, path + candidate.ending, { ...options, dotfiles: 'ignore' })
        .on('headers', () => {
          response.setHeader('x-content-type-options', 'nosniff');
          response.setHeader('vary', 'Accept-Encoding');
          response.setHeader('cache-control', cacheControl(path));
          response.setHeader('content-type', type);
          if (candidate.encoding) response.setHeader('content-encoding', candidate.encoding);
        })
        .on('directory', sendNext)
        .on('error', (error: { status: number }) => {
          if (response.headersSent) return void response.destroy();
          // The file may have disappeared since.
          for (const name of ofFile) response.removeHeader(name);
          if (error.status === 412) response.writeHead(412).end();
          else if (error.status < 500) sendNext();
          else next(error);
        })
        .pipe(response);
    };
    sendNext();
  };
}

function typeOf(path: string): string | undefined {
  // mrmime does not know it, and sniffing is off.
  if (path.endsWith('.ico')) return 'image/x-icon';
  const type = lookup(path);
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}
