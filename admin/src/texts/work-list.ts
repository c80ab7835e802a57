import { formatCount } from './format-count.ts';

export const workListTexts = {
  heading: 'Työlista',
  lead: 'Tilauksesta tehtävät työt luvatun viikon mukaan. Järjestä ne vetämällä tai nuolilla. Kun tilauksen kaikki työt ovat valmiita, tilaus siirtyy lähetettäviin.',
  count: (count: number) => (count === 1 ? '1 työ' : `${formatCount(count)} työtä`),
  countLate: (count: number) => `${formatCount(count)} myöhässä`,
  waiting: (count: number) => (count === 1 ? '1 työ tekemättä' : `${formatCount(count)} työtä tekemättä`),
  late: 'Myöhässä',
  week: (number: string, span: string) => `Viikko ${number}, ${span}`,
  thisWeek: 'tämä viikko',
  promised: (number: string) => `Luvattu viikolle ${number}`,
  disputed: 'Maksu riitautettu',
  readyHeading: 'Valmiit',
  readyLine: 'Odottavat lähettämistä tai saman tilauksen muita töitä.',
  state: (name: string) => `Työn tila: ${name}`,
  up: (name: string) => `Siirrä ylemmäs: ${name}`,
  down: (name: string) => `Siirrä alemmas: ${name}`,
  drag: 'Vedä uuteen paikkaan',
  moved: (name: string, week: string, place: number) => `${name}, ${week}, paikka ${place}.`,
  nowReady: (title: string) => `${title} on valmis.`,
  toPack: (number: string) => `Tilaus ${number} siirtyi lähetettäviin.`,
  empty: 'Ei töitä',
  emptyLine: 'Kun tilauksesta tehtävä tuote on maksettu, työ ilmestyy tähän.',
  more: 'Näytä lisää',
  onDashboard: (count: number) =>
    count === 1
      ? '1 työ on myöhässä luvatusta viikosta'
      : `${formatCount(count)} työtä on myöhässä luvatusta viikosta`,
} as const;
