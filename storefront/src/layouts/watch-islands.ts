import { showToast } from '../lib/toasts/toasts.ts';
import { islands as texts } from '../texts/fi/shell.ts';

/** Fields that somebody writes into. */
const WRITTEN = 'textarea, input:not([type=radio], [type=checkbox], [type=hidden])';

/** Says when an island's code could not be fetched. Where that repeats itself online, a newer shop has other files: the page comes anew. */
export function watchIslands(): void {
  const failures = new WeakMap<EventTarget, number>();
  document.addEventListener('island:failed', (event) => {
    const { detail: island } = event as CustomEvent<EventTarget>;
    showToast('error', texts.failed);
    if (!navigator.onLine) return;
    const count = (failures.get(island) ?? 0) + 1;
    failures.set(island, count);
    if (count > 1) void comeAnew();
  });
}

/** Once: a page that is a reload already stays, and so does one with something written on it, or that would not come. */
async function comeAnew(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || isWrittenOn()) return;
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok && !isWrittenOn()) location.reload();
}

const isWrittenOn = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN)].some(
    ({ value }) => value !== '',
  );
