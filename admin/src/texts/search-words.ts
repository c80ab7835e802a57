/** Words of the page about the shop's search. */
export const searchTexts = {
  heading: 'Haku',
  synonyms: {
    heading: 'Samaa tarkoittavat sanat',
    lead: 'Kirjoita samalle riville sanat, joilla löytyvät samat tuotteet. Erota ne pilkuilla, esimerkiksi ”poncho, viitta”. Yleisimmät sanat kauppa tuntee jo.',
    row: (n: number) => `Rivi ${n}`,
    remove: (n: number) => `Poista rivi ${n}`,
    add: 'Lisää rivi',
    save: 'Tallenna sanat',
    saved: 'Sanat on tallennettu.',
    stale: 'Joku muu muutti sanoja välillä. Omasi ovat yhä tässä: tarkista ne ja tallenna uudelleen.',
  },
  misses: {
    heading: 'Haettu, mutta ei löytynyt',
    lead: 'Haut, jotka eivät ole viimeisen puolen vuoden aikana löytäneet mitään. Hakijoista ei tallenneta tietoja.',
    words: 'Haku',
    times: 'Kertaa',
    last: 'Viimeksi',
    actions: 'Toiminnot',
    give: 'Lisää sana',
    giveTo: (words: string) => `Lisää sana, joka tarkoittaa samaa kuin ${words}`,
    forget: 'Poista',
    forgetOf: (words: string) => `Poista haku ${words} luettelosta`,
    empty: 'Kaikki haut ovat löytäneet jotakin',
    emptyLine: 'Tähän kertyvät haut, jotka eivät löydä mitään.',
  },
};
