import { formatCount } from '../format-count.ts';

const rows = (count: number): string => (count === 1 ? '1 rivi' : `${formatCount(count)} riviä`);
const mistakes = (count: number): string => (count === 1 ? '1 virhe' : `${formatCount(count)} virhettä`);

export const csv = {
  csv: {
    export: 'Vie CSV',
    import: 'Tuo CSV',
    heading: 'Tuo tuotteita tiedostosta',
    lead: 'Vie ensin tuotteet, muokkaa tiedostoa taulukkolaskennassa ja tuo se takaisin muodossa ”CSV UTF-8”. Rivi, jolla on tunnus, muuttaa sitä tuotetta. Rivi ilman tunnusta lisää uuden.',
    choose: 'Valitse tiedosto',
    checking: 'Tarkistetaan tiedostoa…',
    writing: 'Tuodaan tuotteita…',
    done: 'Tuotteet on tuotu',
    nothingImported: 'Mitään ei tuotu',
    previewHeading: 'Tuonnin vaikutukset',
    added: 'Uusia',
    changed: 'Muuttuvia',
    unchanged: 'Ennallaan',
    mistakes: 'Virheitä',
    mistakeList: 'Virheet',
    changeList: 'Muutokset',
    noChanges: 'Mikään ei muutu.',
    refused: (count: number) =>
      `${count === 1 ? 'Tiedostossa on virhe' : `Tiedostossa on ${formatCount(count)} virhettä`}. Mitään ei tallenneta ennen kuin ne on korjattu.`,
    notImported: (count: number) => `${rows(count)} jäi tuomatta. Syyt ovat alla.`,
    mistake: (row: number, column: string) => (column ? `Rivi ${row}, ${column}` : `Rivi ${row}`),
    newRow: (title: string) => `${title}: uusi`,
    newCell: (column: string, after: string) => `${column}: ${after}`,
    cell: (column: string, before: string, after: string) =>
      `${column}: ${before || 'tyhjä'} → ${after || 'tyhjä'}`,
    moreRows: (count: number) => `… ja ${rows(count)} lisää`,
    moreMistakes: (count: number) => `… ja ${mistakes(count)} lisää`,
    confirm: (count: number) => `Tuo ${rows(count)}`,
    close: 'Sulje',
  },
};
