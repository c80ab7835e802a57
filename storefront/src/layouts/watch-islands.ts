import { showToast } from '../lib/toasts/toasts.ts';
import { islands as texts } from '../texts/fi/shell.ts';

const WRITTEN = 'textarea, input:not([type=radio], [type=checkbox], [type=hidden])';

/** Reports an island whose code cannot be fetched. A second failure online means a newer build: the page reloads. */
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
