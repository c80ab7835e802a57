import { expect, test } from 'vitest';
import { untilHung } from './watch-alive.ts';

/** Gives these answers in turn, then none. */
function answering(...answers: boolean[]) {
  let asked = 0;
  const alive = async () => {
    const answer = answers[asked++];
    if (answer === undefined) await new Promise(() => undefined);
    if (!answer) throw new Error('no answer');
  };
  return { alive, asked: () => asked };
}

test('three unanswered checks in a row are a hang, refused or timed out alike', async () => {
  const { alive, asked } = answering(true, false, false, true, true, false);
  const { signal } = new AbortController();
  expect(await untilHung({ alive, hangMs: 30, signal })).toBe(true);
  expect(asked()).toBe(8);
});

test('a stopped watch reports no hang', async () => {
  const watch = new AbortController();
  const hung = untilHung({ alive: answering(true).alive, hangMs: 60_000, signal: watch.signal });
  watch.abort();
  expect(await hung).toBe(false);
});
