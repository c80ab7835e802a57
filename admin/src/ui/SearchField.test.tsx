import { MAX_SEARCH } from '@shop/shop-rules/search';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

test('no more can be typed or pasted into a search than the lists read; a longer one would show as their failure', () => {
  const html = renderToStaticMarkup(<SearchField label="Hae" value="" onSearch={vi.fn()} />);
  expect(html).toContain(`maxLength="${MAX_SEARCH}"`);
});
