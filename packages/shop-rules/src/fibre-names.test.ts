import { expect, test } from 'vitest';
import { hasAnimalPart, isFibreName, isWithoutTextile } from './fibre-names.ts';

test('a fibre is called by the name that the regulation gives it, and by no other', () => {
  for (const name of ['villa', 'Pellava', 'uusi  villa', 'mohair', 'mohairvilla', 'elastaani'])
    expect([name, isFibreName(name)]).toEqual([name, true]);
  for (const name of ['suomenlampaan villa', 'spandex', 'bambu', 'luonnonkuitu', ''])
    expect([name, isFibreName(name)]).toEqual([name, false]);
});

test('textiles are distinguished from other materials, and materials of animal origin from others', () => {
  for (const material of ['Nahka', 'Parkittu poronnahka ja hopea', 'Koivu', 'Kivitavara ja teräs'])
    expect([material, isWithoutTextile(material)]).toEqual([material, true]);
  for (const material of ['Puuvilla', 'Villahuopa ja nahka', 'Koivu, kataja ja pellavanyöri', ''])
    expect([material, isWithoutTextile(material)]).toEqual([material, false]);
  expect(['Villa ja turkis', 'Villa ja puu', 'Puuvilla'].map(hasAnimalPart)).toEqual([true, false, false]);
});
