import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

test('a title cannot end the script element that carries it', () => {
  const text = structuredData({ name: '</script><svg onload=alert(1)>\u2028' });
  expect(text).not.toContain('<');
  expect(text).not.toContain('\u2028');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><svg onload=alert(1)>\u2028' });
});
