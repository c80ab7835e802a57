/** Apart from `wishlist`, which every page loads. */
export const wishlistSharing = {
  share: {
    open: 'Jaa suosikit',
    loading: 'Haetaan tietoja.',
    guest: 'Jakaminen vaatii kirjautumisen.',
    logIn: 'Kirjaudu sisään',
    away: 'Tietoja ei juuri nyt saatu haettua.',
    lead: 'Luo linkki, jolla kuka tahansa sen saanut näkee suosikkisi. Hän ei voi muuttaa niitä, ja voit lopettaa jakamisen milloin vain.',
    since: (day: string, withName: boolean): string =>
      `Suosikkisi on jaettu ${day} ${withName ? 'etunimelläsi' : 'ilman nimeä'}. Linkki näytetään vain, kun se luodaan. Jos luot uuden, aiempi lakkaa toimimasta.`,
    running: (day: string, withName: boolean): string =>
      `Suosikkisi on jaettu ${day} ${withName ? 'etunimelläsi' : 'ilman nimeä'}. Kun lisäät suosikkeja, linkin saaja näkee ne.`,
    question: 'Mitä linkin saaja näkee?',
    choices: [
      { withName: false, label: 'Vain suosikkini' },
      { withName: true, label: 'Suosikkini ja etunimeni' },
    ],
    create: 'Luo linkki',
    createNew: 'Luo uusi linkki',
    notCreated: 'Linkkiä ei saatu luotua. Yritä uudelleen.',
    link: 'Linkki suosikkeihisi',
    linkHint: 'Kopioi linkki nyt: emme näytä sitä toista kertaa.',
    copy: 'Kopioi linkki',
    copied: 'Linkki on kopioitu.',
    notCopied: 'Selain ei antanut kopioida. Linkki on valittuna: kopioi se itse.',
    stop: 'Lopeta jakaminen',
    stopped: 'Suosikkejasi ei enää jaeta.',
    notStopped: 'Jakamista ei saatu lopetettua. Yritä uudelleen.',
  },
  shared: {
    title: 'Jaetut suosikit',
    by: (name: string): string => `${name} jakoi sinulle nämä suosikit.`,
    byNoName: 'Nämä suosikit on jaettu sinulle.',
    hint: 'Sydämellä lisäät tuotteen omiin suosikkeihisi.',
    ended: 'Linkki ei toimi',
    endedHelp: 'Suosikkeja ei enää jaeta, tai linkki on puutteellinen. Pyydä lähettäjältä uusi linkki.',
    empty: 'Listalla ei ole nyt yhtään tuotetta.',
    emptyHelp: 'Kun suosikkeihin lisätään tuotteita, näet ne samasta linkistä.',
    noScript: 'Jaettujen suosikkien näyttäminen vaatii, että selaimen JavaScript on päällä.',
  },
} as const;
