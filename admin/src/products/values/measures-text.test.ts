import { expect, test } from 'vitest';
import { measuresOf, measuresText } from './measures-text.ts';

const measures = { names: ['Rinnanympärys', 'Pituus'], bySize: { S: [97, 64.5], M: [103, 66] } };
const text = 'Rinnanympärys; Pituus\nS: 97; 64,5\nM: 103; 66';

test('own measures are written a size a line, and read back as they were', () => {
  expect(measuresText(measures)).toBe(text);
  expect(measuresOf(text)).toEqual(measures);
  expect(measuresOf(` ${text.replaceAll(';', ' ;')}\n\n`)).toEqual(measures);
});

test('a span of sizes is written with its dash, and read back as the size that is kept', () => {
  const socks = { names: ['Pituus'], bySize: { '36-38': [23] } };
  expect(measuresText(socks)).toBe('Pituus\n36–38: 23');
  expect(measuresOf('Pituus\n36–38: 23')).toEqual(socks);
});

test('an empty field has no measures, and invalid numbers are left to the server', () => {
  expect([measuresOf(' \n'), measuresText(undefined)]).toEqual([null, '']);
  expect(measuresOf('Pituus\nS: pitkä')).toEqual({ names: ['Pituus'], bySize: { S: ['pitkä'] } });
});
