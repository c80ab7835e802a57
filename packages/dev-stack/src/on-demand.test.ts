import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

function set({ idleMs = 60_000, fails = false } = {}) {
  const processes: { start: () => Promise<void>; stop: () => Promise<void> }[] = [];
  const said: string[] = [];
  const make = () => {
    const made = {
      start: vi.fn(async () => {
        if (fails) throw new Error('its log says why');
      }),
      stop: vi.fn(async () => undefined),
    };
    processes.push(made);
    return made;
  };
  return { demand: onDemand({ make, idleMs, say: (words) => void said.push(words) }), processes, said };
}

test('it starts once while it is wanted, ends when idle, and starts again', async () => {
  const { demand, processes } = set({ idleMs: 20 });
  demand.want();
  demand.want();
  expect(processes).toHaveLength(1);
  expect(processes[0]?.start).toHaveBeenCalledOnce();
  await vi.waitUntil(() => vi.mocked(processes[0]?.stop as () => Promise<void>).mock.calls.length > 0);
  await vi.waitUntil(() => {
    demand.want();
    return processes.length === 2;
  });
  await demand.stop();
  expect(processes[1]?.stop).toHaveBeenCalled();
});

test('a start that fails is said, and the next demand tries again', async () => {
  const { demand, processes, said } = set({ fails: true });
  demand.want();
  await vi.waitUntil(() => said.length > 0);
  expect(said).toEqual(['its log says why']);
  await vi.waitUntil(() => {
    demand.want();
    return processes.length === 2;
  });
});

test('a stopped shop starts it no more', async () => {
  const { demand, processes } = set();
  await demand.stop();
  demand.want();
  expect(processes).toEqual([]);
});
