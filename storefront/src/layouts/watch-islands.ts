import { showToast } from '../lib/toasts/toasts.ts';
import { islands as texts } from '../texts/fi/shell.ts';

const TEXT_FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=hidden])';

/** A second online failure means a newer build: reload. */
export function watchIslands(): void {
  const failures = new WeakMap<EventTarget, number>();
  document.addEventListener('island:failed', (event) => {
    const { detail: island } = event as CustomEvent<EventTarget>;
    showToast('error', texts.failed);
    if (!navigator.onLine) return;
    const count = (failures.get(island) ?? 0) + 1;
    failures.set(island, count);
    if (count > 1) void reloadOnce();
  });
}

async function reloadOnce(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || hasTypedText()) return;
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok && !hasTypedText()) location.reload();
}

const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    ({ value }) => value !== '',
  );
