export const tracking = {
  title: 'Seuraa tilausta',
  lead: 'Lähetämme sähköpostiisi linkin, josta näet tilauksesi ilman kirjautumista.',
  orderID: 'Tilausnumero',
  orderHint: 'Numero on tilausvahvistuksen alussa.',
  email: 'Sähköposti',
  emailHint: 'Osoite, jolla teit tilauksen.',
  submit: 'Lähetä linkki',
  noOrder: 'Anna tilausnumero.',
  noEmail: 'Anna sähköpostiosoite.',
  sent: 'Jatka sähköpostistasi',
  again: 'Takaisin',
  failed: 'Linkkiä ei saatu lähetettyä. Yritä hetken päästä uudelleen.',
} as const;

export const linkedOrder = {
  title: 'Tilauksesi',
  loading: 'Tilausta haetaan',
  none: 'Avaa tilauksesi sähköpostiisi tulleesta linkistä, tai pyydä uusi linkki.',
  failed: 'Tilausta ei saatu avattua. Yritä hetken päästä uudelleen.',
  retry: 'Yritä uudelleen',
  track: 'Pyydä uusi linkki',
  noScript: 'Sivu tarvitsee JavaScriptin. Voit myös kirjautua ja katsoa tilaustasi omalla tililläsi.',
  returned: 'Jos maksoit juuri, maksu näkyy tässä hetken päästä.',
  withdraw: 'Palauttaminen',
  withdrawHelp: 'Palauttaminen alkaa kaupan peruuttamisesta. Saat sen jälkeen ohjeet sähköpostiisi.',
  receiptFailed: 'Kuittia ei saatu avattua. Yritä hetken päästä uudelleen.',
  private: 'Linkki avaa tilauksesi kenelle tahansa, joten älä lähetä sitä eteenpäin.',
} as const;
