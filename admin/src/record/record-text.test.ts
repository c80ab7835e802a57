import type { RecordEntry } from '@shop/contracts';
import { expect, test } from 'vitest';
import { changesOf, sentenceOf } from './record-text.ts';

const entry = (told: Partial<RecordEntry>): RecordEntry => ({
  id: 7,
  kind: 'login',
  at: '2026-11-23T08:12:00.000Z',
  by: 'a',
  byName: 'Oili Omistaja',
  about: 'b',
  aboutName: 'Kaisa Kutoja',
  requestId: '',
  changes: [],
  personal: {},
  ...told,
});

test.each<[Partial<RecordEntry>, string]>([
  [{}, 'Oili Omistaja kirjautui sisään.'],
  [{ byName: '' }, 'Poistettu tunnus kirjautui sisään.'],
  [{ kind: 'sessions-ended' }, 'Oili Omistaja päätti kirjautumiset: Kaisa Kutoja.'],
  [{ kind: 'sessions-ended', about: 'a' }, 'Oili Omistaja kirjautui ulos muualta.'],
  [{ kind: 'password-changed', by: 'operator' }, 'Palvelimen ylläpitäjä vaihtoi salasanan: Kaisa Kutoja.'],
  [
    { kind: 'login-failed', by: 'nobody', changes: [{ field: 'count', before: '', after: '12' }] },
    'Väärä salasana 12 kertaa minuutin aikana: Kaisa Kutoja.',
  ],
])('an entry reads as a sentence', (told, sentence) => {
  expect(sentenceOf(entry(told))).toBe(sentence);
});

test('a price is told in euros, and an act that nobody has seen the end of as such', () => {
  const kind = 'product-edited';
  const changes = [{ field: 'priceCents', before: '12990', after: '9900' }];
  expect(sentenceOf(entry({ kind }))).toBe('Oili Omistaja muokkasi tuotetta.');
  expect(changesOf(entry({ kind, changes }))).toEqual([expect.stringMatching(/^Hinta: 129,90.€ → 99,00.€$/)]);
  expect(changesOf(entry({ kind, changes: [{ field: 'outcome', before: '', after: 'unknown' }] }))).toEqual([
    'Tulos: ei tiedossa, tarkista',
  ]);
});

test('a list is told as people read it: pictures by their number, words side by side', () => {
  const pictures = (...ids: string[]) => JSON.stringify(ids.map((id) => `/uploads/${id}/1200.jpg`));
  const changes = [
    { field: 'images', before: pictures('a'), after: pictures('a', 'b', 'c') },
    { field: 'imageColours', before: '[]', after: '["harmaa","","vanha roosa"]' },
    { field: 'care', before: '["Pese käsin."]', after: '["Pese kä' },
  ];
  expect(changesOf(entry({ kind: 'product-edited', changes }))).toEqual([
    'Kuvat: 1 kuva → 3 kuvaa',
    'Mallien värit: ei mitään → harmaa · vanha roosa',
    'Hoito: Pese käsin. → ["Pese kä',
  ]);
});

test('what changed is told from before to after, and what was erased as such', () => {
  const changes = [{ field: 'rights', before: 'owner', after: '' }];
  expect(changesOf(entry({ changes: [{ field: 'rights', before: 'owner', after: 'viewer' }] }))).toEqual([
    'Oikeudet: Omistaja → Katselu',
  ]);
  expect(changesOf(entry({ changes }))).toEqual(['Oikeudet: Omistaja → ei oikeuksia']);
  expect(changesOf(entry({ personal: { before: null, after: 'uusi@posti.example' } }))).toEqual([
    'Sähköposti: poistettu tilin mukana → uusi@posti.example',
  ]);
  expect(changesOf(entry({ personal: { address: '192.0.2.7' } }))).toEqual(['Verkko-osoite: 192.0.2.7']);
  expect(changesOf(entry({ changes: [{ field: 'count', before: '', after: '2' }] }))).toEqual([]);
});
