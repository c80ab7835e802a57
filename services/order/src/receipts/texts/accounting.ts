export const accountingTexts = {
  title: 'Kirjanpito',
  period: 'Jakso',
  method: 'Maksutapa',
  documents: 'Tositteita',
  sales: 'Myynti',
  refunds: 'Hyvitykset',
  discounts: 'Annetut alennukset',
  fees: 'Kulut',
  allFees: 'Maksupalvelujen kulut',
  notKnown: 'ei vielä tiedossa',
  partlyKnown: '* Osa summasta ei ole vielä tiedossa.',
  disputes: 'Riitautusten veloitukset',
  disputeFees: 'Riitautusten kulut',
  disputed: (sum: string, fees: string) => `Riitautukset: veloitettu ${sum}, kulut ${fees}`,
  tax: 'ALV',
  vat: (rate: string) => `ALV ${rate}`,
  net: (sum: string) => `veroton ${sum}`,
  page: (page: number, pages: number) => `Sivu ${page} / ${pages}`,
  /** '2026-11-21' as 21.11.2026, '2026-11' as 11/2026. */
  day: (period: string) => {
    const [year = '', month = '', day] = period.split('-');
    return day ? `${Number(day)}.${Number(month)}.${year}` : `${Number(month)}/${year}`;
  },
};
