import { sizeText } from '@shop/shop-rules/size-text';
import { formatCount } from '../format-count.ts';

export const stock = {
  stockLedger: {
    title: 'Varastokirja',
    event: 'Tapahtuma',
    change: 'Muutos',
    balance: 'Saldo',
    automatic: 'Automaattinen',
    opening: 'Alkusaldo',
    empty: 'Ei vielä tapahtumia.',
    older: 'Näytä vanhemmat',
    failed: 'Varastokirjaa ei saatu haettua.',
  },
  stocktaking: {
    entry: 'Inventaario',
    heading: 'Inventaario',
    lead: 'Laske hyllystä ja kirjoita, mitä siellä on. Laske vain vapaat kappaleet: maksetut ja maksua odottavat tilaukset on jo vähennetty. Tyhjäksi jätetty kohta jää ennalleen.',
    inLedger: (n: number) => `kirjassa ${formatCount(n)}`,
    pieces: 'kpl',
    countOf: (title: string, size: string) => (size ? `${title}, koko ${sizeText(size)}` : title),
    matches: 'täsmää',
    sum: (counted: number, differing: number) =>
      `${counted === 1 ? '1 luku' : `${counted} lukua`} laskettu, ${differing === 1 ? '1 ero' : `${differing} eroa`}`,
    save: 'Tallenna inventaario',
    saved: (products: number) =>
      products === 1 ? '1 tuotteen varasto on korjattu.' : `${products} tuotteen varasto on korjattu.`,
    allMatch: 'Kaikki täsmää. Mitään ei tarvinnut korjata.',
    changedMeanwhile: (titles: string[]) =>
      `Näiden varasto muuttui laskemisen aikana: ${titles.join(', ')}. Laske ne uudelleen.`,
    failed: (titles: string[]) => `Näitä ei voitu tallentaa: ${titles.join(', ')}.`,
    rowChangedMeanwhile: 'Varasto muuttui laskemisen aikana. Laske uudelleen.',
    invalid: 'Kirjoita kokonaisluku.',
    hasInvalid: 'Korjaa ensin merkitty luku.',
  },
} as const;
