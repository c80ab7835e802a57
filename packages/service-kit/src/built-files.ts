import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import send from 'send';

/** What serves a file, or goes on to whoever answers where there is none. */
type FileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Types of files that shrink; pictures and fonts are compressed already. */
const SHRINKS = /^text\/|javascript|json|xml/;
const variants = [
  { ending: '.br', encoding: 'br', accepted: /\bbr\b/ },
  { ending: '.gz', encoding: 'gzip', accepted: /\bgzip\b/ },
];
const plain = { ending: '', encoding: undefined };

/** What a file's answer carries and no other one may keep. */
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
 * Serves the files of a build, whole, with tag and type, and where `.br` or `.gz` lie beside them those to who accepts
 * them. They are looked up at every request, because a build may be made anew under the process that serves it.
 * @param root the build's folder
 * @param cacheControl how long the file at a path may be kept
 */
export function builtFiles(root: string, cacheControl: (path: string) => string): FileHandler {
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const type = typeOf(path);
    // Every file of a build has a type; a page's address costs no look at the disk.
    if (!type) return next();
    const accepted = SHRINKS.test(type) ? (request.headers['accept-encoding'] ?? '') : '';
    const candidates = [...variants.filter((variant) => variant.accepted.test(accepted)), plain];

    const sendNext = (): void => {
      const candidate = candidates.shift();
      if (!candidate) return next();
      // Parts of files (Range) would save nobody anything here.
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
          // It may have gone since it was found.
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
  // The table has none for it, and no browser may guess.
  if (path.endsWith('.ico')) return 'image/x-icon';
  const type = lookup(path);
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}
