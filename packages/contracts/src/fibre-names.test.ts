import { expect, test } from 'vitest';
import { isFibreName } from './fibre-names.ts';

test('a fibre is called by the name that the regulation gives it, and by no other', () => {
  for (const name of ['villa', 'Pellava', 'uusi  villa', 'mohair', 'mohairvilla', 'elastaani'])
    expect([name, isFibreName(name)]).toEqual([name, true]);
  for (const name of ['suomenlampaan villa', 'spandex', 'bambu', 'luonnonkuitu', ''])
    expect([name, isFibreName(name)]).toEqual([name, false]);
});
