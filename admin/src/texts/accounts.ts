import type { AdminRights } from '@shop/shop-rules';
import { formatCount } from './format-count.ts';

export const accountTexts = {
  entry: 'Tunnukset',
  heading: 'Tunnukset',
  count: (count: number) => (count === 1 ? '1 tunnus' : `${formatCount(count)} tunnusta`),
  searchLabel: 'Hae nimellä tai sähköpostilla',
  who: 'Kenen tunnukset',
  staff: 'Käyttäjät',
  customers: 'Asiakkaat',
  empty: 'Hakua vastaavia tunnuksia ei ole',
  emptyLine: 'Hae nimen tai sähköpostiosoitteen alulla.',
  customer: 'Asiakas',
  rights: {
    owner: 'Omistaja',
    catalogue: 'Tuotteet',
    orders: 'Tilaukset',
    viewer: 'Katselu',
  } satisfies Record<AdminRights, string>,
  rightsHelp: {
    owner: 'Saa tehdä kaiken, myös hoitaa tunnuksia.',
    catalogue:
      'Muuttaa tuotteita. Näkee muunkin, myös tilausten ja viestien yhteystiedot, mutta ei asiakkaita, tunnuksia eikä tapahtumalokia.',
    orders:
      'Hoitaa tilauksia, asiakkaita ja viestejä. Näkee muunkin, mutta ei tunnuksia eikä tapahtumalokia.',
    viewer:
      'Ei voi muuttaa mitään. Näkee kaiken, myös tilausten ja viestien yhteystiedot, paitsi asiakkaat, tunnukset ja tapahtumalokin.',
  } satisfies Record<AdminRights, string>,
  unconfirmed: 'Sähköpostia ei ole vahvistettu',
  sessions: (count: number) =>
    count === 0
      ? 'Ei kirjautumisia'
      : count === 1
        ? '1 kirjautuminen'
        : `${formatCount(count)} kirjautumista`,
  since: (day: string) => `Luotu ${day}`,
  rightsOf: (name: string) => `Oikeudet: ${name}`,
  changeQuestion: (name: string, rights: string) => `Muutetaanko oikeudet: ${name}, ${rights}?`,
  changeLine: 'Tunnuksen kirjautumiset päättyvät.',
  changeYes: 'Muuta oikeudet',
  ownLine:
    'Nämä ovat omat oikeutesi. Kirjaudut ulos etkä pääse enää tälle sivulle. Vain toinen omistaja voi antaa oikeudet takaisin.',
  takeOut: 'Ei oikeuksia',
  takeOutQuestion: (name: string) => `Poistetaanko oikeudet: ${name}?`,
  takeOutLine: 'Tunnuksesta tulee asiakkaan tili, ja sen kirjautumiset päättyvät.',
  takeOutYes: 'Poista oikeudet',
  changed: 'Oikeudet on muutettu. Tunnuksen kirjautumiset päättyivät.',
  endSessions: 'Kirjaa ulos',
  ended: 'Tunnus on kirjattu ulos kaikkialta.',
  sendPassword: 'Lähetä salasanalinkki',
  sent: 'Salasanalinkki on lähetetty.',
  remove: 'Poista',
  removeQuestion: (name: string) => `Poistetaanko tunnus: ${name}?`,
  removeLine:
    'Osoitteet, suosikit ja ostoskori poistuvat heti. Tilaukset jäävät, mutta ilman nimeä, kun ne ovat päättyneet.',
  removeYes: 'Poista tunnus',
  removed: 'Tunnus on poistettu.',
  invite: 'Kutsu käyttäjä',
  inviteTitle: 'Kutsu kaupan hallintaan',
  email: 'Sähköposti',
  rightsLabel: 'Oikeudet',
  inviteSend: 'Lähetä kutsu',
  invited: 'Kutsu on lähetetty. Linkki toimii kolme päivää.',
  invitations: 'Odottavat kutsut',
  invitedBy: (name: string) => `Kutsuja ${name}`,
  validUntil: (moment: string) => `Voimassa ${moment} asti`,
  resendInvitation: 'Lähetä uudelleen',
  revoke: 'Peru kutsu',
  revokeQuestion: (email: string) => `Perutaanko kutsu: ${email}?`,
  revokeLine: 'Kutsun linkki lakkaa toimimasta. Voit kutsua saman henkilön myöhemmin uudelleen.',
  revoked: 'Kutsu on peruttu.',
} as const;
