import { formatCount } from './format-count.ts';

export const withdrawalTexts = {
  heading: 'Kaupan peruutukset',
  count: (count: number) => (count === 1 ? '1 odottaa' : `${formatCount(count)} odottaa`),
  empty: 'Ei odottavia peruutuksia',
  emptyLine: 'Kun asiakas peruuttaa kaupan, ilmoitus näkyy tässä, kunnes rahat on palautettu.',
  order: (number: string) => `tilaus ${number}`,
  notifiedAt: (moment: string) => `Ilmoitettu ${moment}`,
  due: (day: string) => `Rahat palautettava viimeistään ${day}`,
  arrived: (day: string) => `Tuotteet saapuivat ${day}`,
  notArrived: 'Tuotteet eivät ole vielä saapuneet',
  note: 'Tuotteet saapuivat',
  noted: 'Saapuminen on kirjattu.',
  refund: 'Palauta rahat',
  refundTitle: 'Palauta peruutuksen rahat',
  restock: 'Takaisin myyntiin',
  restockLater:
    'Tuotteet eivät ole vielä saapuneet. Merkitse takaisin myyntiin vain ne, jotka ovat jo sinulla.',
  withDelivery: (sum: string) => `Koko tilaus peruutettiin, joten myös toimitusmaksu ${sum} palautetaan.`,
  withSomeDelivery: (some: string, whole: string) =>
    `Koko tilaus peruutettiin. Toimitusmaksusta ${whole} palautetaan ${some}, jonka tavallinen toimitus olisi maksanut.`,
  withoutDelivery: (whole: string) =>
    `Koko tilaus peruutettiin. Toimitusmaksua ${whole} ei palauteta, koska tavallinen toimitus olisi ollut ilmainen.`,
  less: 'Arvon alentuminen, €',
  lessWrong: 'Korjaa arvon alentuminen',
  why: 'Miksi arvo on alentunut',
  lacksReason: 'Kerro, miksi arvo on alentunut.',
} as const;
