import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { builtFiles } from '@shop/service-kit/built-files';
import type { Logger } from 'pino';
import { paths } from '../lib/routing/paths.ts';
import { failure } from '../texts/fi/pages.ts';
import { createMetrics } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import { publicAddress } from './public-pages.ts';
import { anonymousRequest, renderPage, type PageHandler } from './render.ts';
import { sendPage } from './send-page.ts';

/** Forms that work without JavaScript; all other pages only answer reads. */
const formPages: ReadonlySet<string> = new Set([paths.withdrawal, paths.track]);

type Deps = { handler: PageHandler; clientDir: string; logger: Logger; isStopping: () => boolean };

export function createApp({ handler, clientDir, logger, isStopping }: Deps): RequestListener {
  const pages = createPageCache({
    render: (url) => renderPage(handler, anonymousRequest(url)),
    onFailure: (error, url) => logger.error({ err: error, url }, 'page failed, an older one is shown'),
  });
  const metrics = createMetrics(pages.counts);
  // Names in /_astro carry a content hash.
  const files = builtFiles(clientDir, (path) =>
    path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );

  const answerPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    const address = request.method === 'POST' ? null : publicAddress(request.url ?? '/');
    const page = await (address === null ? renderPage(handler, request) : pages.get(address));
    await sendPage(page, request, response);
  };

  const fail = async (error: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    logger.error({ err: error, url: request.url }, 'page failed');
    if (response.headersSent) return void response.destroy();
    try {
      const { headers, body } = await renderPage(handler, anonymousRequest('/500'));
      const page = { status: 500, headers: { ...headers, 'cache-control': 'no-store' }, body };
      await sendPage(page, request, response);
    } catch (second) {
      logger.error({ err: second }, 'the page for failures failed too');
      plain(response, 500, failure.text);
    }
  };

  const sendMetrics = (response: ServerResponse): void => {
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => plain(response, 500, 'Error'),
    );
  };

  return (request, response) => {
    const pathname = pathOf(request);
    if (pathname === null) plain(response, 400, 'Bad Request');
    else if (pathname === '/health') plain(response, 200, 'ok');
    else if (pathname === '/ready') plain(response, isStopping() ? 503 : 200, 'ready');
    else if (pathname === '/metrics') sendMetrics(response);
    // Astro's picture route would encode on every request.
    else if (pathname === '/_image') plain(response, 404, 'Not Found');
    else if (request.method === 'POST' && formPages.has(pathname))
      void answerPage(request, response).catch((error: unknown) => fail(error, request, response));
    else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', formPages.has(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD');
      plain(response, 405, 'Method Not Allowed');
    } else {
      files(request, response, (unreadable) => {
        if (unreadable) return void fail(unreadable, request, response);
        void answerPage(request, response).catch((error: unknown) => fail(error, request, response));
      });
    }
  };
}

/** Returns null for '//host' and absolute addresses. */
function pathOf({ url = '' }: IncomingMessage): string | null {
  const isPath = /^\/(?![/\\])/.test(url);
  return isPath ? (URL.parse(url, 'http://localhost')?.pathname ?? null) : null;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
