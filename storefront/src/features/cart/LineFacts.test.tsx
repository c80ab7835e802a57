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

test('a line made to own measures names them, and that it cannot be withdrawn from [law-32]', () => {
  const custom = { measures: [{ name: 'Leveys', cm: 160.5 }], wishes: '<b>Pitsi</b>' };
  const shown = renderToStaticMarkup(<LineFacts item={{ ...item, custom, madeToOrder: true }} />);
  expect(shown).toContain('Omat mitat: Leveys 160,5\u00a0cm. Toive: &lt;b&gt;Pitsi');
  expect(shown).toContain('Tehdään mittojesi mukaan, ei peruuttamisoikeutta');
});
