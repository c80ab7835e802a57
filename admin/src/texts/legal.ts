import type { LegalPageId } from '@shop/shop-rules';

/** Words of the page where the owner writes the pages of law. */
export const legalTexts = {
  heading: 'Ehtotekstit',
  line: 'Kirjoita luonnos, katso miltä se näyttää ja julkaise. Vanhat versiot jäävät luettaviksi, ja jokainen tilaus muistaa, millä ehdoilla se tehtiin.',
  open: 'Muokkaa ehtotekstejä',
  openLine: 'Ehdot, tietosuoja ja palautukset versioina.',
  pages: {
    terms: 'Ehdot',
    privacy: 'Tietosuoja',
    returns: 'Palautukset',
  } satisfies Record<LegalPageId, string>,
  page: 'Sivu',
  text: 'Teksti',
  help: 'Tyhjä rivi erottaa kappaleet. Väliotsikon alkuun tulee ##, luettelon riville -. Linkki kirjoitetaan [sana](osoite).',
  preview: 'Tältä sivu näyttää',
  draftBy: (who: string, when: string) => `Luonnos, tallentanut ${who} ${when}`,
  fromShop: 'Luonnosta ei vielä ole. Teksti on se, joka kaupassa näkyy nyt.',
  save: 'Tallenna luonnos',
  saved: 'Luonnos on tallennettu. Kaupassa näkyy yhä julkaistu versio.',
  publish: 'Julkaise',
  saveFirst: 'Tallenna luonnos, ennen kuin julkaiset sen.',
  ask: 'Julkaistaanko uusi versio?',
  askLine: 'Sivu muuttuu kaupassa heti. Tehdyt tilaukset pitävät sen version, jolla ne tehtiin.',
  published: 'Uusi versio on julkaistu.',
  conflict: 'Joku muu tallensi luonnoksen sillä välin.',
  overtaken: 'Joku muu julkaisi uuden version sillä välin.',
  versions: 'Versiot',
  ofShop: 'kaupan oma teksti',
  holding: 'voimassa',
  by: (who: string) => `julkaissut ${who}`,
};
