import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/* What a reader of Finnish has struck out, and what the shop must not say because it says something else elsewhere. */

const root = resolve(import.meta.dirname, '../../..');
const spoken = [
  'storefront/src/{texts,pages,features,layouts}/**/*.{ts,tsx,astro}',
  'packages/demo-catalogue/src/products/*.ts',
  'packages/{shop-rules,contracts}/src/**/*.ts',
  'services/*/src/{texts/*,*/texts}.ts',
  'admin/src/texts/**/*.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')]);

const saying = (words: RegExp) => spoken.filter(([, text]) => words.test(text)).map(([file]) => file);

test.each([
  /Meidän tarina/,
  /Omalla tilillä näet/,
  /Emme lähetä kirjeitä/,
  /jotka joku on neulonut/,
  /Tavoitat meidät/,
  /Mihin lähetetään/,
  /Ilman nimeä paketti/,
  /Maksu tapahtuu palvelussa/,
  /Mistä se on tehty/,
  /Sopivat yhteen/,
  /Jos epäröit, ota/,
  /tehdään yhdessä koossa/,
  /ei rummussa/,
  /tilan näkyviin omalta/,
  /pellavasta suurempi/,
  /älä ota vielä käyttöön/,
  /löytyy korrenpätk/,
  /yhden ihmisen käsissä/,
  /eniten käytetty vaate/,
  /sa(ada|atu) esiin/,
  /oikeutta tähän sivuun/,
  /yleisesti tunnettu/,
  /Missä kunnossa/,
  /sen arvo on laskenut/,
  /kantelen kannesta/,
  /keritsemästä/,
  /neljän millin/,
  /neulottu vahvistettuna/,
  /joista paita muuten/,
])('%s is not used, as it has a better sentence', (words) => {
  expect(spoken.length).toBeGreaterThan(50);
  expect(saying(words)).toEqual([]);
});

test.each([
  [
    'a jumper that is two days’ work is not two weeks’ elsewhere',
    /kaksi viikkoa\b.*paita|paita kaksi viikkoa/,
  ],
  ['visits need an appointment, and no text promises that the shop is always staffed', /aina joku/],
  ['collections have names, so no text denies them', /Emme tee mallistoja/],
  ['no linen comes from one place alone', /pellava Pohjanmaalta(?! ja Liettuasta)/],
  ['what is knitted in parts is not of one piece', /samasta kappaleesta/],
])('%s', (_claim, words) => {
  expect(saying(words)).toEqual([]);
});
