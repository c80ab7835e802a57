import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewForm } from './ReviewForm.tsx';

const line = { line: 2, productID: 'p', title: 'Usva-mekko', size: 'M', image: '', ticket: 't' };

test('the form asks for stars, text, fit and pictures, each with a label', () => {
  const html = renderToStaticMarkup(<ReviewForm line={line} orderID="o" />);
  expect(html).toContain('Usva-mekko');
  expect(html).toContain('Koko M');
  expect(html.match(/type="radio"/g)).toHaveLength(5);
  for (const label of ['5 tähteä', '1 tähti', 'Mitä pidit?', 'Millainen koko oli?', 'Kuvia, jos haluat'])
    expect(html).toContain(label);
  expect(html).toMatch(/type="file"[^>]*multiple/);
});
