import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHearts } from './hearts.ts';

const stored = new Map<string, string>();
const pressed = new Map([['aria-pressed', 'false']]);
const heart = {
  dataset: { heart: 'p1' },
  getAttribute: (name: string) => pressed.get(name),
  setAttribute: (name: string, value: string) => pressed.set(name, value),
};
let show = (_event: { persisted: boolean }): void => undefined;

beforeEach(() => {
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelectorAll: () => [heart] });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('addEventListener', (name: string, run: typeof show) => {
    if (name === 'pageshow') show = run;
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a page that comes back from the browser’s memory shows the hearts as they are now', () => {
  watchHearts();
  stored.set('wishlist', '["p1"]');
  show({ persisted: false });
  expect(pressed.get('aria-pressed')).toBe('false');
  show({ persisted: true });
  expect(pressed.get('aria-pressed')).toBe('true');
});
