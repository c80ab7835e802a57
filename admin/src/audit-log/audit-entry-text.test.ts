import type { AuditLogRow } from '@shop/contracts';
import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';
import { changesOf, sentenceOf } from './audit-entry-text.ts';

const entry = (fields: Partial<AuditLogRow>): AuditLogRow => ({
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
  ...fields,
});

test.each<[Partial<AuditLogRow>, string]>([
  [{}, 'Oili Omistaja kirjautui sisään.'],
  [{ byName: '' }, 'Poistettu tunnus kirjautui sisään.'],
  [{ kind: 'name-changed', about: 'a' }, 'Oili Omistaja vaihtoi nimensä.'],
  [{ kind: 'sessions-ended' }, 'Oili Omistaja päätti kirjautumiset: Kaisa Kutoja.'],
  [{ kind: 'sessions-ended', about: 'a' }, 'Oili Omistaja kirjautui ulos muualta.'],
  [{ kind: 'password-changed', by: 'operator' }, 'Palvelimen ylläpitäjä vaihtoi salasanan: Kaisa Kutoja.'],
  [
    { kind: 'login-failed', by: 'nobody', changes: [{ field: 'count', before: '', after: '12' }] },
    'Väärä salasana 12 kertaa minuutin aikana: Kaisa Kutoja.',
  ],
  [
    { kind: 'parcel-weighed' },
    'Oili Omistaja teki muutoksen, jota tämä sivu ei vielä tunne (parcel-weighed).',
  ],
  [{ kind: 'constructor' }, 'Oili Omistaja teki muutoksen, jota tämä sivu ei vielä tunne (constructor).'],
])('an entry reads as a sentence', (fields, sentence) => {
  expect(sentenceOf(entry(fields))).toBe(sentence);
});

test('a price reads in euros, and an unfinished change as such', () => {
  const kind = 'product-edited';
  const changes = [{ field: 'priceCents', before: '12990', after: '9900' }];
  expect(sentenceOf(entry({ kind }))).toBe('Oili Omistaja muokkasi tuotetta.');
  expect(changesOf(entry({ kind, changes }))).toEqual([expect.stringMatching(/^Hinta: 129,90.€ → 99,00.€$/)]);
  expect(changesOf(entry({ kind, changes: [{ field: 'outcome', before: '', after: 'unknown' }] }))).toEqual([
    'Tulos: ei tiedossa, tarkista',
  ]);
});

test('a list reads as text: pictures as a count, words side by side', () => {
  const pictures = (...ids: string[]) => JSON.stringify(ids.map((id) => `/uploads/${id}/1200.jpg`));
  const changes = [
    { field: 'images', before: pictures('a'), after: pictures('a', 'b', 'c') },
    { field: 'imageColours', before: '[]', after: '["harmaa","","vanha roosa"]' },
    { field: 'care', before: '["Pese käsin."]', after: '["Pese kä' },
  ];
  expect(changesOf(entry({ kind: 'product-edited', changes }))).toEqual([
    'Kuvat: 1 kuva → 3 kuvaa',
    'Mallien värit: ei mitään → harmaa · vanha roosa',
    'Hoito-ohjeet: Pese käsin. → Pese kä…',
  ]);
});

test('a changed setting and the newest fields of a product have their names', () => {
  const changes = [
    { field: 'seller.phone', before: '040 1', after: '040 2' },
    { field: 'story.fi', before: 'a', after: 'b' },
    { field: 'banner', before: 'a', after: 'b' },
    { field: 'freeAboveCents', before: '15000', after: '' },
    { field: 'vatClass', before: '', after: 'general' },
    { field: 'smallSeller', before: 'false', after: 'true' },
    { field: 'state', before: 'draft', after: 'published' },
    { field: 'warnings', before: '', after: 'Ei lapsille.' },
    { field: 'guaranteeNotice', before: '5e1f', after: '' },
  ];
  expect(changesOf(entry({ kind: 'settings-changed', changes }))).toEqual([
    'Myyjä, Puhelin: 040 1 → 040 2',
    'Tarina, Suomeksi: a → b',
    'Yläpalkki: a → b',
    'Ilmaisen toimituksen raja: 150,00\u00a0€ → ei mitään',
    'Arvonlisävero: Yleinen verokanta',
    'Arvonlisävero: Myyjä on alv-velvollinen → Myyjä ei ole alv-velvollinen',
    'Näkyvyys: luonnos → julkaistu',
    'Varoitukset: Ei lapsille.',
    'Virhevastuuilmoitus: 5e1f → kaupan oma ilmoitus',
  ]);
});

test.each([
  [
    'fibres',
    '[{"name":"villa","share":80},{"name":"silkki","share":20}]',
    '80\u00a0% villa; 20\u00a0% silkki',
  ],
  ['pieces', '{"S":3,"M":0}', 'S 3, M 0'],
  ['saleStart', '2026-11-23T06:12:00.000Z', '23.11.2026 klo 8.12'],
  [
    'sales',
    '{"kevat":{"from":"2026-11-23T06:12:00.000Z","to":null,"cents":9900}}',
    'kevat alkaa 23.11.2026 klo 8.12, hinta 99,00\u00a0€',
  ],
  ['measures', '{"names":["Leveys"],"bySize":{"M":[40.5]}}', 'mitat Leveys, koot M 40,5'],
  [
    'makersNote',
    '{"words":"Ompelin \\"sateella\\".","who":"Juhani"}',
    'sanat Ompelin "sateella"., kuka Juhani',
  ],
  ['groups', '[["neule","villapaita"],["pipo","myssy"]]', 'neule, villapaita; pipo, myssy'],
  ['goesWith', '["a","b"]', '2 tuotetta'],
  ['kategoria', 'villatuotteet', 'Villatuotteet'],
  ['fibres', '[{"name":"villa","share":80},{"name":"sil', 'villa · sil…'],
])('the value of %s reads without JSON: %s', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

test('a change reads from before to after, and erased data as such', () => {
  const changes = [{ field: 'rights', before: 'owner', after: '' }];
  expect(changesOf(entry({ changes: [{ field: 'rights', before: 'owner', after: 'viewer' }] }))).toEqual([
    'Oikeudet: Omistaja → Katselu',
  ]);
  expect(changesOf(entry({ changes }))).toEqual(['Oikeudet: Omistaja → ei oikeuksia']);
  expect(changesOf(entry({ personal: { before: null, after: 'uusi@posti.example' } }))).toEqual([
    'Sähköposti: poistettu tilin mukana → uusi@posti.example',
  ]);
  expect(changesOf(entry({ personal: { address: '192.0.2.7' } }))).toEqual(['IP-osoite: 192.0.2.7']);
  expect(changesOf(entry({ changes: [{ field: 'count', before: '', after: '2' }] }))).toEqual([]);
});
