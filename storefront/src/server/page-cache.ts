import { createHash } from 'node:crypto';
import type { Rendered } from './render.ts';

/** A change must be visible everywhere within this time. */
const FRESH_MS = 1_000;
/** Age limit of a page shown while a service is away. */
const STALE_MS = 600_000;
/** A visitor's wait before an old page is sent. */
const PATIENCE_MS = 1_000;
const MAX_BYTES = 24_000_000;

export type Page = Rendered & { etag: string };
type Entry = {
  page?: Page;
  renderedAt: number;
  triedAt: number;
  pending?: Promise<Page>;
  /** The last rendering failed or was slow: the old page is sent until one succeeds. */
  isFailing?: boolean;
};
type Deps = {
  render: (url: string) => Promise<Rendered>;
  onFailure?: (error: unknown, url: string) => void;
  now?: () => number;
};

/** `no-store` marks an incomplete page, shown only where no complete one is cached. */
const isGood = ({ status, headers }: Rendered): boolean =>
  status < 500 && headers['cache-control'] !== 'no-store';

/** Concurrent requests share one rendering. */
export function createPageCache({ render, onFailure, now = Date.now }: Deps) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const counts = { hits: 0, renders: 0, stale: 0 };

  const forgetOldest = (keep: string): void => {
    for (const [url, entry] of entries) {
      if (bytes <= MAX_BYTES) return;
      if (url === keep || entry.pending) continue;
      bytes -= entry.page?.body.length ?? 0;
      entries.delete(url);
    }
  };

  const store = (url: string, entry: Entry, page: Page): void => {
    bytes += page.body.length - (entry.page?.body.length ?? 0);
    entry.page = page;
    // The page's data was read after this moment.
    entry.renderedAt = entry.triedAt;
    entry.isFailing = false;
    entries.delete(url);
    entries.set(url, entry);
    forgetOldest(url);
  };

  const refresh = async (url: string, entry: Entry): Promise<Page> => {
    counts.renders += 1;
    entry.triedAt = now();
    try {
      const rendered = await render(url);
      const page = { ...rendered, etag: etagOf(rendered.body) };
      if (isGood(page)) store(url, entry, page);
      if (isGood(page) || !usable(entry)) return page;
    } catch (error) {
      if (!usable(entry)) throw error;
      onFailure?.(error, url);
    } finally {
      delete entry.pending;
      if (!entry.page) entries.delete(url);
    }
    entry.triedAt = now();
    return staleOf(entry);
  };

  const staleOf = (entry: Entry): Page => {
    counts.stale += 1;
    entry.isFailing = true;
    return entry.page as Page;
  };

  const withPatience = (entry: Entry, pending: Promise<Page>): Promise<Page> => {
    if (!usable(entry)) return pending;
    if (entry.isFailing) {
      pending.catch(() => undefined);
      return Promise.resolve(staleOf(entry));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(staleOf(entry)), PATIENCE_MS);
      pending.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };

  const usable = (entry: Entry): boolean =>
    entry.page !== undefined && now() - entry.renderedAt < FRESH_MS + STALE_MS;

  return {
    counts,
    get(url: string): Promise<Page> {
      const entry = entries.get(url) ?? { renderedAt: 0, triedAt: 0 };
      // A failed try also counts, so that visitors do not wait.
      const recent = now() - Math.max(entry.renderedAt, entry.triedAt) < FRESH_MS;
      if (entry.pending) return withPatience(entry, entry.pending);
      if (recent && entry.page && usable(entry)) {
        counts.hits += 1;
        return Promise.resolve(entry.page);
      }
      entry.pending = refresh(url, entry);
      entries.set(url, entry);
      return withPatience(entry, entry.pending);
    },
  };
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
}
