import type { EmailKind, EmailStatus } from '@shop/shop-rules/email-kinds';
import { formatCount } from '../format-count.ts';

const kinds: Record<EmailKind, string> = {
  'order-confirmed': 'Tilausvahvistus',
  'order-shipped': 'Tilaus matkalla tai noudettavissa',
  'order-delivered': 'Tilaus toimitettu',
  'order-cancelled': 'Tilaus peruttu',
  'order-lapsed': 'Tilaus raukesi',
  'order-refunded': 'Rahat palautettu',
  'order-rest-asked': 'Maksusta puuttuu osa',
  'order-withdrawn': 'Peruutus vastaanotettu',
  'withdrawal-link': 'Linkki peruuttamiseen',
  'password-reset': 'Uusi salasana',
  'email-confirmation': 'Osoitteen vahvistus',
  'email-change': 'Uuden osoitteen vahvistus',
  'email-changed': 'Osoite vaihdettu',
  'password-changed': 'Salasana vaihdettu',
  'account-deleted': 'Tili poistettu',
  'admin-login': 'Kirjautuminen hallintaan',
  invitation: 'Kutsu hallintaan',
  'product-back': 'Tuote palasi',
};
const states: Record<EmailStatus, string> = {
  queued: 'Jonossa',
  sent: 'Lähetetty',
  failed: 'Ei mennyt perille',
  suppressed: 'Jätetty lähettämättä',
};

export const emails = {
  emails: {
    heading: 'Viestit',
    email: 'Viesti',
    kinds,
    states,
    keptAsFile: 'Tallessa tiedostona',
    count: (count: number): string => (count === 1 ? '1 viesti' : `${formatCount(count)} viestiä`),
    searchLabel: 'Vastaanottaja tai tilausnumero',
    kind: 'Viestin laji',
    anyKind: 'Kaikki lajit',
    state: 'Tila',
    anyState: 'Kaikki tilat',
    columns: { kind: 'Viesti', to: 'Vastaanottaja', order: 'Tilaus', state: 'Tila', at: 'Kirjoitettu' },
    empty: 'Yhtään viestiä ei ole vielä kirjoitettu',
    emptyLine: 'Kun asiakas maksaa tilauksen, hänelle kirjoitettu vahvistus näkyy täällä.',
    emptyFiltered: 'Ei viestejä näillä suodattimilla',
    emptyFilteredLine: 'Kokeile väljempää hakua tai katso kaikki viestit.',
    previews: 'Viestien mallit',
    previewsLead: 'Tällaisina viestit menevät perille. Malleissa on keksitty asiakas ja tilaus.',
    toList: 'Takaisin viesteihin',
    failed: 'Viestiä ei löytynyt.',
    asHtml: 'Viesti',
    asText: 'Tekstinä',
    frame: (subject: string): string => `Viesti: ${subject}`,
    to: 'Vastaanottaja',
    subject: 'Aihe',
    attachment: 'Liite',
    sendings: 'Lähetykset',
    none: 'Tilauksesta ei ole kirjoitettu viestejä.',
    bySystem: 'Kauppa',
    linkExpired:
      'Viestin linkki on poistettu turvallisuuden vuoksi, joten viestiä ei voi lähettää uudelleen.',
    resend: 'Lähetä uudelleen',
    resent: 'Viesti lähtee uudelleen.',
    resendFailed: 'Lähetä epäonnistuneet uudelleen',
    resentFailed: (count: number): string => {
      if (count === 0) return 'Yhtään epäonnistunutta viestiä ei voi lähettää uudelleen.';
      return count === 1 ? '1 viesti lähtee uudelleen.' : `${formatCount(count)} viestiä lähtee uudelleen.`;
    },
    tries: (count: number): string => (count === 1 ? '1 yritys' : `${formatCount(count)} yritystä`),
  },
} as const;
