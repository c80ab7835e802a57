import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineFacts } from './LineFacts.tsx';

const item = { size: 'M', variant: 2, quantity: 1, images: ['/a', '/b'] };

test('a line says its model with the name of its colour, where it has one', () => {
  const shown = (colour?: string) =>
    renderToStaticMarkup(<LineFacts item={{ ...item, ...(colour ? { colour } : {}) }} withQuantity />);
  expect(shown('tiilenpunainen')).toContain('Koko M, Malli 2, tiilenpunainen, 1');
  expect(shown()).toContain('Koko M, Malli 2, 1');
});
