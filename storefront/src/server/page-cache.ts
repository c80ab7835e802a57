import { createHash } from 'node:crypto';
import type { Rendered } from './render.ts';

/** A change has to be seen everywhere within this time. */
const FRESH_MS = 1_000;
/** How long an old page is better than none while a service is away. */
const STALE_MS = 600_000;
/** Bounds the memory: about 300 pages of 80 kB. */
const MAX_BYTES = 24_000_000;

export type Page = Rendered & { etag: string };
type Entry = { page?: Page; renderedAt: number; triedAt: number; pending?: Promise<Page> };
type Deps = { render: (url: string) => Promise<Rendered>; now?: () => number };

const isGood = (page: Rendered): boolean => page.status < 500;

/**
 * Whole pages in memory: fresh for a second, and up to ten minutes more when the page cannot be rendered
 * because a service is away. A page that many visitors ask for at once is rendered once.
 */
export function createPageCache({ render, now = Date.now }: Deps) {
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
    entry.renderedAt = now();
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
    } finally {
      delete entry.pending;
      if (!entry.page) entries.delete(url);
    }
    counts.stale += 1;
    return entry.page as Page;
  };

  const usable = (entry: Entry): boolean =>
    entry.page !== undefined && now() - entry.renderedAt < FRESH_MS + STALE_MS;

  return {
    counts,
    /** The page as it is now, or as it was when it could last be rendered. */
    get(url: string): Promise<Page> {
      const entry = entries.get(url) ?? { renderedAt: 0, triedAt: 0 };
      // A failed try also counts for a second: meanwhile nobody waits for a service that is away.
      const recent = now() - Math.max(entry.renderedAt, entry.triedAt) < FRESH_MS;
      if (entry.pending) return entry.pending;
      if (recent && entry.page && usable(entry)) {
        counts.hits += 1;
        return Promise.resolve(entry.page);
      }
      entry.pending = refresh(url, entry);
      entries.set(url, entry);
      return entry.pending;
    },
  };
}

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
}
