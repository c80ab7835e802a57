import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { texts } from '../../texts/fi.ts';
import { emptyForm, type ProductFormValues } from '../values/product-form.ts';
import { FibreFields } from './FibreFields.tsx';
import { MeasuresField } from './MeasuresField.tsx';
import { StockGroup } from './StockGroup.tsx';

function shown(element: ReactNode, values: Partial<ProductFormValues>): string {
  function Shown() {
    const form = useForm<ProductFormValues>({ defaultValues: { ...emptyForm, ...values } });
    return <FormProvider {...form}>{element}</FormProvider>;
  }
  return renderToStaticMarkup(<Shown />);
}

test('an unknown fibre is marked at its own field, a known one is not', () => {
  const html = shown(<FibreFields />, {
    title: 'Villapaita',
    fibres: [
      { name: 'villa', share: '60' },
      { name: 'karitsa', share: '40' },
    ],
  });
  const { unknownName } = texts.product.labels;
  expect(html.split(unknownName)).toHaveLength(2);
  expect(html.indexOf(unknownName)).toBeGreaterThan(html.indexOf('aria-label="Kuitu 2"'));
  expect(html).not.toContain('Tarkista: karitsa');
  const [described = ''] = /<input[^>]*aria-label="Kuitu 2"[^>]*>/.exec(html) ?? [];
  expect(described).toContain('aria-describedby');
});

test('own measures are a table: a column for each measure, a row for each size of the product', () => {
  const html = shown(<MeasuresField />, {
    sizes: ['S', 'M'],
    measures: { names: ['Pituus', 'Leveys'], bySize: { S: ['64', '40'] } },
  });
  for (const label of ['S: Pituus', 'S: Leveys', 'M: Pituus', 'M: Leveys', 'Mitta 1', 'Poista mitta 2'])
    expect(html).toContain(`aria-label="${label}"`);
  expect(html.split('<tr>')).toHaveLength(4);
});

test('a measured size that the product no longer has stays a row until its cells are emptied', () => {
  const measures = { names: ['Pituus'], bySize: { S: ['64'], XL: ['72'], XS: [''] } };
  const html = shown(<MeasuresField />, { sizes: ['S'], measures });
  expect(html).toContain('XL: Pituus');
  expect(html).not.toContain('XS: Pituus');
});

test('without measures there is no table, only the way to add one', () => {
  const html = shown(<MeasuresField />, {});
  expect(html).toContain('Lisää mitta');
  expect(html).not.toContain('<table');
});

test('every field of a group is visible at once', () => {
  const html = shown(<StockGroup values={emptyForm} isChanged={false} ledger={null} />, {});
  const { fields, groups } = texts.product;
  for (const label of [groups.stock, fields.sizes, fields.stock, fields.madeToOrder])
    expect(html).toContain(label);
  expect(html).not.toMatch(/<details|hidden=""/);
});
