import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guarantee } from '../../texts/fi/legal/guarantee.ts';
import { Guarantee } from './Guarantee.tsx';

test('the guarantee notice stands open at the checkout, its place reserved, with its content as text and a link [law-21]', () => {
  const html = renderToStaticMarkup(<Guarantee notice={{ width: 800, height: 1200, fingerprint: null }} />);
  expect(html).not.toContain('<details');
  expect(html).toMatch(
    /<img src="\/api\/shop\/settings\/guarantee-notice\.png" alt="" width="800" height="1200"/,
  );
  for (const words of [guarantee.title, ...guarantee.text, guarantee.more]) expect(html).toContain(words);
  expect(html).toContain(`href="${guarantee.url}"`);
});
