import { expect, test } from 'vitest';
import { readCustom } from './custom-form.ts';

const measures = [
  { name: 'Rinnanympärys', minCm: 70, maxCm: 140 },
  { name: 'Hihan pituus', minCm: 40, maxCm: 80 },
];
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('blank fields and products without measures order a usual piece', () => {
  expect(readCustom(formOf({ 'measure-0': ' ', 'measure-1': '', wishes: '\n' }), measures)).toEqual({
    errors: {},
  });
  expect(readCustom(formOf({ wishes: 'Napit puusta' }))).toMatchObject({ errors: {} });
});

test('all measures are read with a comma or a point, the wish with them', () => {
  const typed = { 'measure-0': '92,5', 'measure-1': '60.5 cm', wishes: ' Napit puusta ' };
  expect(readCustom(formOf(typed), measures)).toEqual({
    custom: {
      measures: [
        { name: 'Rinnanympärys', cm: 92.5 },
        { name: 'Hihan pituus', cm: 60.5 },
      ],
      wishes: 'Napit puusta',
    },
    errors: {},
  });
});

test('a measure that is missing, wrong or out of bounds has its error at its field', () => {
  const { custom, errors } = readCustom(formOf({ 'measure-0': '200', 'measure-1': '' }), measures);
  expect(custom).toBeUndefined();
  expect(errors['measure-0']).toMatch(/70–140/);
  expect(errors['measure-1']).toMatch(/senttimetreinä/);
  expect(Object.keys(readCustom(formOf({ wishes: 'Napit' }), measures).errors)).toHaveLength(2);
});
