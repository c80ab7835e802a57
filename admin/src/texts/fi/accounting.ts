import { formatCount } from '../format-count.ts';

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${more}`;

export const accounting = {
  accounting: {
    heading: 'Kirjanpito',
    lead: 'Kuitit ja hyvityslaskut niiden päivän mukaan. Myynti sisältää toimituksen ja arvonlisäveron.',
    download: 'Lataa CSV',
    downloadPdf: 'Lataa PDF',
    discounts: 'Annetut alennukset',
    by: 'Jaottelu',
    days: 'Päivittäin',
    months: 'Kuukausittain',
    empty: 'Ei tositteita näiltä päiviltä',
    emptyLine: 'Kuitti syntyy, kun tilaus on maksettu.',
    period: 'Jakso',
    method: 'Maksutapa',
    documents: 'Tositteet',
    sales: 'Myynti',
    refunds: 'Hyvitykset',
    fees: 'Maksupalvelujen kulut',
    rowFees: 'Kulut',
    feesUnknown: 'ei vielä tiedossa',
    feesInPart: (sum: string, unknown: number) =>
      `${sum}, lisäksi ${counted(unknown, 'tapahtuman kulu ei ole', 'tapahtuman kulut eivät ole')} vielä tiedossa`,
    disputes: 'Riitautukset',
    disputesInPart: (sum: string, unknown: number) =>
      `${sum}, lisäksi ${counted(unknown, 'riitautuksen veloitus ei ole', 'riitautuksen veloitukset eivät ole')} vielä tiedossa`,
    disputed: (sum: string, fees: string) => `${sum}, kulut ${fees}`,
    tax: 'Arvonlisävero',
    taxShort: 'ALV',
    vat: (rate: string) => `ALV ${rate}`,
    taxOf: (tax: string, net: string) => `${tax} (veroton ${net})`,
    /** '2026-11-21' as 21.11.2026, '2026-11' as 11/2026. */
    periodText: (period: string) => {
      const [year = '', month = '', day] = period.split('-');
      return day ? `${Number(day)}.${Number(month)}.${year}` : `${Number(month)}/${year}`;
    },
    documentText: (receipts: number, creditNotes: number) =>
      [
        counted(receipts, 'kuitti', 'kuittia'),
        ...(creditNotes > 0 ? [counted(creditNotes, 'hyvityslasku', 'hyvityslaskua')] : []),
      ].join(', '),
  },
};
