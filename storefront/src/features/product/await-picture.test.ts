import { expect, test, vi } from 'vitest';
import { awaitPicture, isStandIn, MAX_TRIES } from './await-picture.ts';

const avif = '/uploads/aaaaaaaaaaaa/640.avif';

function aPicture() {
  const source = { removeAttribute: vi.fn<(name: string) => void>() };
  const fields = { src: '', currentSrc: avif, complete: true, naturalWidth: 1, isConnected: true };
  const image = Object.assign(fields, { parentElement: { querySelectorAll: () => [source] } });
  return { image, element: image as unknown as HTMLImageElement, source };
}

function answering(...widths: (number | Error)[]) {
  const asked: string[] = [];
  const waited: number[] = [];
  return {
    asked,
    waited,
    load: (url: string): Promise<number> => {
      const width = widths[asked.length] ?? 4;
      asked.push(url);
      return width instanceof Error ? Promise.reject(width) : Promise.resolve(width);
    },
    wait: (ms: number): Promise<void> => {
      waited.push(ms);
      return Promise.resolve();
    },
  };
}

test('only a loaded upload of a few pixels is a stand-in', () => {
  const isStandInWith = (fields: object): boolean => {
    const { image, element } = aPicture();
    Object.assign(image, fields);
    return isStandIn(element);
  };
  expect(isStandInWith({})).toBe(true);
  for (const other of [{ complete: false }, { naturalWidth: 240 }, { currentSrc: '/picture-missing.svg' }])
    expect(isStandInWith(other)).toBe(false);
});

test('an open page shows the picture in place of the stand-in when it is ready', async () => {
  const { image, element, source } = aPicture();
  const shop = answering(4, new Error('offline'), 640);
  await awaitPicture(element, shop);
  expect(shop.asked).toEqual([1, 2, 3].map((tries) => `${avif}?${tries}`));
  expect(image.src).toBe(`${avif}?3`);
  expect(source.removeAttribute).toHaveBeenCalledExactlyOnceWith('srcset');
});

test('a picture that never gets ready is asked for seldom, and not forever', async () => {
  const { image, element } = aPicture();
  const shop = answering();
  await Promise.all([awaitPicture(element, shop), awaitPicture(element, shop)]);
  expect(shop.asked).toHaveLength(MAX_TRIES);
  expect(shop.waited.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
  expect(Math.max(...shop.waited)).toBe(60_000);
  expect(image.src).toBe('');
});

test('a picture that left the page or was replaced meanwhile stays as it is', async () => {
  const gone = aPicture();
  gone.image.isConnected = false;
  const shop = answering(640);
  await awaitPicture(gone.element, shop);
  expect(shop.asked).toEqual([]);

  const turned = aPicture();
  await awaitPicture(turned.element, {
    ...shop,
    load: (url) => {
      Object.assign(turned.image, { currentSrc: '/uploads/bbbbbbbbbbbb/640.avif', naturalWidth: 640 });
      return shop.load(url);
    },
  });
  expect([turned.image.src, shop.asked]).toEqual(['', [`${avif}?1`]]);
});
