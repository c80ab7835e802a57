import { expect, test } from 'vitest';
import { historyBy, historyTitle } from './history-text.ts';

const at = '2026-11-23T06:12:00.000Z';

test.each([
  [{ what: 'placed' }, 'Tilaus tehty'],
  [{ what: 'paid', from: 'pending', to: 'confirmed' }, 'Maksu saapui, Odottaa → Vahvistettu'],
  [{ what: 'status', from: 'confirmed', to: 'inProcess' }, 'Vahvistettu → Käsittelyssä'],
  [{ what: 'status', from: 'pending', to: 'pending' }, 'Odottaa'],
  [{ what: 'declined' }, 'Maksu ei mennyt läpi'],
  [{ what: 'work: working', text: 'Usva-huivi' }, 'Usva-huivi: työn alla'],
  [{ what: 'closing: expired' }, 'Maksuaika päättyi'],
  [
    { what: 'review: mismatch 0.01 EUR', text: 'pi_1' },
    'Maksu tarkistettavana: summa poikkeaa tilauksesta, saatu 0,01\u00a0€, pi_1',
  ],
  [
    { what: 'review: mismatch 196.00 USD', text: '2GG1' },
    'Maksu tarkistettavana: summa poikkeaa tilauksesta, saatu 196,00\u00a0$, 2GG1',
  ],
  [{ what: 'review: mismatch' }, 'Maksu tarkistettavana: summa poikkeaa tilauksesta'],
  [
    { what: 'review: mismatch 125.00 €' },
    'Maksu tarkistettavana: summa poikkeaa tilauksesta, pyydetty 125,00\u00a0€',
  ],
  [{ what: 'review: second 125.00 €' }, 'Maksu tarkistettavana: maksettu kahdesti, saatu 125,00\u00a0€'],
  [{ what: 'pending: PENDING_REVIEW' }, 'Maksu odottaa: PayPal tarkistaa sen.'],
  [{ what: 'imported', text: '2019-7' }, 'Tuotu toisesta järjestelmästä, 2019-7'],
  [{ what: 'refund: requested 25.00 EUR', text: 'Hiha' }, 'Palautetaan 25,00\u00a0€, Hiha'],
  [{ what: 'refund: succeeded 25.00 USD' }, 'Palautettu 25,00\u00a0$'],
  [
    { what: 'refund: failed 25.00 EUR', text: 'declined' },
    'Palautus 25,00\u00a0€ epäonnistui, maksajan pankki ei ottanut palautusta vastaan',
  ],
  [
    { what: 'dispute: open 25.00 EUR', text: 'fraudulent' },
    'Ostaja riitautti maksun 25,00\u00a0€, kortinhaltija ei tunnusta maksua omakseen',
  ],
  [{ what: 'accepted: 80.00 EUR', text: 'Sovittu' }, 'Maksu 80,00\u00a0€ hyväksyttiin, Sovittu'],
  [{ what: 'dismissed', text: 'Rahaa ei tullut' }, 'Maksu merkittiin selvitetyksi, Rahaa ei tullut'],
  [{ what: 'rest: 20.00 EUR' }, 'Ostajalta pyydettiin puuttuvat 20,00\u00a0€'],
  [{ what: 'restocked: 2' }, 'Palautettu myyntiin 2 kpl'],
  [{ what: 'imported' }, 'Tuotu toisesta järjestelmästä'],
  [{ what: 'parcel found' }, 'parcel found'],
])('%j reads as %s', (entry, title) => {
  expect(historyTitle({ at, by: 'system', ...entry })).toBe(title);
});

test('the shop itself, the buyer and an admin are named', () => {
  expect(['system', 'customer', 'Aino'].map((by) => historyBy({ at, by, what: 'placed' }))).toEqual([
    'Automaattinen',
    'Asiakas',
    'Aino',
  ]);
});

test('a corrected address shows the earlier one until that is erased', () => {
  const entry = { at: '', by: 'Maija', what: 'address' };
  expect(historyTitle({ ...entry, from: 'Vanhatie 1, 00100 Helsinki', to: 'Uusitie 2' })).toBe(
    'Osoite korjattiin, ennen: Vanhatie 1, 00100 Helsinki',
  );
  expect(historyTitle(entry)).toBe('Osoite korjattiin');
});
