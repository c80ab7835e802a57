import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImageUploader } from './ImageUploader.tsx';

const nothing = () => undefined;
const uploads = {
  upload: null,
  refused: [],
  remark: '',
  warning: '',
  sizes: [],
  choose: nothing,
  retry: nothing,
  removeRefused: nothing,
  clear: nothing,
};

function shown(models: number, warning = ''): string {
  const product = {
    images: Array.from({ length: models }, (_, at) => `/kuva-${at}.jpg`),
    details: [],
    chosen: null,
    isOtherFull: false,
    choose: nothing,
    add: nothing,
    move: nothing,
    moveToOtherList: () => ({ list: 'details' as const, index: 0 }),
    remove: nothing,
    removeAll: nothing,
  };
  return renderToStaticMarkup(
    <ImageUploader product={product} uploads={{ ...uploads, warning }} error={undefined} />,
  );
}

test('from the sixth model on a hint says that only five can be chosen', () => {
  expect(shown(5)).not.toContain('5 ensimmäisestä mallista');
  expect(shown(6)).toContain('5 ensimmäisestä mallista');
});

test('a warning is no error, and is read out', () => {
  const html = shown(1, 'pieni.jpg on kapea.');
  expect(html).toMatch(/<output[^>]*>pieni\.jpg on kapea\.<\/output>/);
  expect(html).not.toContain('role="alert"');
});
