/** Words of the page about the shop's search. */
export const searchTexts = {
  heading: 'Haku',
  synonyms: {
    heading: 'Samaa tarkoittavat sanat',
    lead: 'Kirjoita riville sanat, jotka löytävät samat tuotteet. Erota ne pilkuilla, esimerkiksi ”poncho, viitta”. Yleisimmät sanat kauppa tuntee jo.',
    row: (n: number) => `Rivi ${n}`,
    remove: (n: number) => `Poista rivi ${n}`,
    add: 'Lisää rivi',
    save: 'Tallenna sanat',
    saved: 'Sanat on tallennettu.',
    stale: 'Joku muu muutti sanoja välillä. Omasi ovat yhä tässä: tarkista ne ja tallenna uudelleen.',
  },
  misses: {
    heading: 'Haettu, mutta ei löytynyt',
    lead: 'Mitä kaupasta on haettu viimeisen puolen vuoden aikana löytämättä mitään. Hakijoista ei jää mitään talteen.',
    words: 'Haku',
    times: 'Kertaa',
    last: 'Viimeksi',
    actions: 'Toiminnot',
    give: 'Anna sama sana',
    giveTo: (words: string) => `Anna haulle ${words} sama sana`,
    forget: 'Poista',
    forgetOf: (words: string) => `Poista haku ${words} luettelosta`,
    empty: 'Kaikki haut ovat löytäneet jotakin',
    emptyLine: 'Tähän tulee, mitä kaupasta haetaan turhaan.',
  },
};
