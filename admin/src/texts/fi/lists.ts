import { whole } from '../whole.ts';

/** What every list says. */
export const lists = {
  list: {
    all: 'Kaikki',
    range: (first: number, last: number, total: number) => `${whole(first)}–${whole(last)} / ${whole(total)}`,
    rows: 'Rivejä',
    previousPage: 'Edellinen sivu',
    nextPage: 'Seuraava sivu',
    filter: 'Suodata',
    pages: 'Sivut',
    search: 'Haku',
    views: 'Näkymät',
    chosen: (count: number) => `${count} valittu`,
    unselect: 'Poista valinta',
    andMore: (count: number) => (count === 1 ? 'ja 1 muu' : `ja ${count} muuta`),
    tooMany: (most: number) => `Kerralla voi muuttaa enintään ${most}.`,
  },
  savedViews: {
    save: 'Tallenna suodatin',
    remove: 'Poista suodatin',
    name: 'Suodattimen nimi',
    help: 'Haku, suodattimet ja järjestys tallentuvat omaksi välilehdeksesi.',
    replaces: 'Samanniminen suodatin korvataan tällä.',
    removed: (label: string) => `Suodatin ${label} on poistettu.`,
  },
} as const;
