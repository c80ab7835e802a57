import { FormProvider, useForm } from 'react-hook-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RequiredField } from '../values/missing-fields.ts';
import { ProductFormFoot } from './ProductFormFoot.tsx';

type Props = Parameters<typeof ProductFormFoot>[0];

function Foot(props: Props) {
  return (
    <FormProvider {...useForm()}>
      <ProductFormFoot {...props} />
    </FormProvider>
  );
}

function buttons(
  missing: RequiredField[],
  secondAction: Props['secondAction'],
  isUploading = false,
): string[] {
  const html = renderToStaticMarkup(
    <Foot submit="Add" secondAction={secondAction} missing={missing} isUploading={isUploading} />,
  );
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', inner = '']) => {
    const text = inner.replace(/<[^>]*>/g, '');
    return /\sdisabled=""/.test(attributes) ? `(${text})` : text;
  });
}

test('a new product is saved as a draft with only a title, and added once nothing is missing', () => {
  expect(buttons(['images', 'title', 'price'], 'asDraft')).toEqual(['(Add)', '(Tallenna luonnoksena)']);
  expect(buttons(['images', 'price'], 'asDraft')).toEqual(['(Add)', 'Tallenna luonnoksena']);
  expect(buttons([], 'asDraft')).toEqual(['Add', 'Tallenna luonnoksena']);
  expect(buttons([], 'asDraft', true)).toEqual(['(Add)', '(Tallenna luonnoksena)']);
});

test('an incomplete draft is saved again as one; a published product keeps the whole rule', () => {
  const save = 'Tallenna luonnoksena';
  expect(buttons(['price'], 'publish')).toEqual(['(Add)', save, '(Julkaise)']);
  expect(buttons([], 'publish')).toEqual(['Add', 'Julkaise']);
  expect(buttons(['price'], 'toDraft')).toEqual(['(Add)', '(Siirrä luonnokseksi)']);
});
