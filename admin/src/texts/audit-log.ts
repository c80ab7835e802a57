import type { AuditLogRow, ProductInput } from '@shop/contracts';
import type { AuditGroup, AuditKind } from '@shop/shop-rules';
import { orderStatusLabels, paymentMethodLabels } from '@shop/shop-rules/order-status';
import { vatClassLabels } from '@shop/shop-rules/vat';
import { categories, collections } from '@shop/shop-rules/categories';
import { workStateLabels } from '@shop/shop-rules/workshop';
import { productKinds } from '@shop/shop-rules/product-kinds';
import { hideReasonLabels } from '@shop/shop-rules/product-reviews';
import { formatEuro } from '@shop/money';
import { accountTexts } from './accounts.ts';
import { settingsTexts } from './settings.ts';
import { formatCount } from './format-count.ts';

type NamedEntry = Pick<AuditLogRow, 'kind' | 'by' | 'about' | 'changes'> & { who: string; whom: string };

const isOwn = ({ by, about }: NamedEntry): boolean => by === about;
const countOf = ({ changes }: NamedEntry): number => Number(changes[0]?.after ?? 1);

/** For entries of a newer shop version than this page. */
const unknownSentence = ({ who, kind }: NamedEntry): string =>
  `${who} teki muutoksen, jota tämä sivu ei vielä tunne (${kind}).`;

const sentences: Record<AuditKind, (entry: NamedEntry) => string> = {
  login: ({ who }) => `${who} kirjautui sisään.`,
  'login-failed': (entry) =>
    countOf(entry) === 1
      ? `Väärä salasana: ${entry.whom}.`
      : `Väärä salasana ${formatCount(countOf(entry))} kertaa minuutin aikana: ${entry.whom}.`,
  'sessions-ended': (entry) =>
    isOwn(entry)
      ? `${entry.who} kirjautui ulos muualta.`
      : `${entry.who} päätti kirjautumiset: ${entry.whom}.`,
  'password-changed': (entry) => {
    if (entry.by === 'nobody') return `Salasana vaihdettiin sähköpostin linkillä: ${entry.whom}.`;
    return isOwn(entry)
      ? `${entry.who} vaihtoi salasanansa.`
      : `${entry.who} vaihtoi salasanan: ${entry.whom}.`;
  },
  'password-letter-sent': ({ who, whom }) => `${who} lähetti salasanalinkin: ${whom}.`,
  'email-changed': ({ whom }) => `Sähköpostiosoite vaihdettiin: ${whom}.`,
  'name-changed': ({ who }) => `${who} vaihtoi nimensä.`,
  'account-made': ({ who, whom }) => `${who} loi tunnuksen: ${whom}.`,
  'account-deleted': (entry) =>
    isOwn(entry) ? 'Tilin omistaja poisti tilinsä.' : `${entry.who} poisti tunnuksen.`,
  'rights-changed': ({ who, whom }) => `${who} muutti oikeuksia: ${whom}.`,
  invited: ({ who }) => `${who} kutsui uuden käyttäjän.`,
  'invitation-accepted': ({ whom }) => `${whom} otti kutsun vastaan.`,
  'invitation-revoked': ({ who }) => `${who} perui kutsun.`,
  'second-factor-on': ({ who }) => `${who} otti kaksivaiheisen kirjautumisen käyttöön.`,
  'second-factor-off': (entry) =>
    isOwn(entry)
      ? `${entry.who} poisti kaksivaiheisen kirjautumisen käytöstä.`
      : `${entry.who} poisti kaksivaiheisen kirjautumisen käytöstä: ${entry.whom}.`,
  'recovery-code-used': ({ who }) => `${who} kirjautui varakoodilla.`,
  'customer-noted': ({ who, whom }) => `${who} kirjoitti muistiinpanon asiakkaasta: ${whom}.`,
  'customer-copied': ({ who, whom }) => `${who} latasi asiakkaan tiedot: ${whom}.`,
  'customers-exported': ({ who }) => `${who} latasi asiakkaat tiedostona.`,
  'order-status-changed': ({ who }) => `${who} vaihtoi tilauksen tilan.`,
  'order-tracked': ({ who }) => `${who} muutti seurantakoodia.`,
  'shipment-held': ({ who }) => `${who} merkitsi tilauksen lähteväksi.`,
  'shipment-undone': ({ who }) => `${who} kumosi lähetyksen.`,
  'order-goods-arrived': ({ who }) => `${who} kirjasi peruutettujen tuotteiden saapuneen.`,
  'order-work-changed': ({ who }) => `${who} merkitsi työn tilan.`,
  'order-work-moved': ({ who }) => `${who} siirsi työtä työlistalla.`,
  'order-noted': ({ who }) => `${who} kirjoitti muistiinpanon tilaukseen.`,
  'order-readdressed': ({ who }) => `${who} korjasi tilauksen osoitetta.`,
  'order-refund-asked': ({ who }) => `${who} palautti rahaa.`,
  'order-money-accepted': ({ who }) => `${who} hyväksyi maksun sellaisenaan.`,
  'order-money-dismissed': ({ who }) => `${who} merkitsi maksun selvitetyksi.`,
  'order-rest-asked': ({ who }) => `${who} pyysi puuttuvan osan maksusta.`,
  'order-links-revoked': ({ who }) => `${who} mitätöi tilauksen linkit.`,
  'order-placed-by-hand': ({ who }) => `${who} teki tilauksen asiakkaan puolesta.`,
  'order-link-made': ({ who }) => `${who} haki tilauksen maksulinkin.`,
  'order-marked-paid': ({ who }) => `${who} merkitsi tilauksen maksetuksi.`,
  'orders-imported': ({ who }) => `${who} toi vanhoja tilauksia.`,
  'orders-exported': ({ who }) => `${who} latasi tilaukset tiedostona.`,
  'buyers-exported': ({ who }) => `${who} latasi ilman tiliä tilanneet tiedostona.`,
  'discount-code-made': ({ who, about }) => `${who} loi alennuskoodin ${about}.`,
  'discount-code-ended': ({ who, about }) => `${who} lopetti alennuskoodin ${about}.`,
  'product-added': ({ who }) => `${who} lisäsi tuotteen.`,
  'product-edited': ({ who }) => `${who} muokkasi tuotetta.`,
  'product-deleted': ({ who }) => `${who} poisti tuotteen.`,
  'product-restored': ({ who }) => `${who} palautti poistetun tuotteen.`,
  'pictures-uploaded': ({ who }) => `${who} lähetti kuvia.`,
  'review-answered': ({ who }) => `${who} vastasi arvosteluun.`,
  'review-hidden': ({ who }) => `${who} piilotti arvostelun.`,
  'review-shown': ({ who }) => `${who} palautti arvostelun näkyviin.`,
  'review-examples-added': ({ who }) => `${who} lisäsi esimerkkiarvosteluja.`,
  'review-kept': ({ who }) => `${who} merkitsi arvostelun luetuksi.`,
  'settings-changed': ({ who }) => `${who} muutti kaupan asetuksia.`,
  'synonyms-changed': ({ who }) => `${who} muutti haun sanoja.`,
  'search-forgotten': ({ who }) => `${who} poisti tuloksettoman haun luettelosta.`,
  'legal-draft-saved': ({ who }) => `${who} tallensi ehtojen luonnoksen.`,
  'legal-page-published': ({ who }) => `${who} julkaisi ehdot.`,
  'letter-text-changed': ({ who }) => `${who} muutti viestin tekstiä.`,
  'letter-written': ({ who }) => `${who} kirjoitti asiakkaalle viestin.`,
  'letter-resent': ({ who }) => `${who} lähetti viestin uudelleen.`,
  'dead-letter-replayed': ({ who }) => `${who} yritti pysähtynyttä tapahtumaa uudelleen.`,
  'dead-letter-discarded': ({ who }) => `${who} hylkäsi pysähtyneen tapahtuman.`,
};

const isKnown = (kind: string): kind is AuditKind => Object.hasOwn(sentences, kind);

type ProductField =
  Exclude<keyof ProductInput, 'price' | 'salePrice'> | 'priceCents' | 'salePriceCents' | 'sales';

const productFields: Record<ProductField, string> = {
  title: 'Nimi',
  description: 'Kuvaus',
  kategoria: 'Kategoria',
  kokoelmat: 'Kokoelma',
  material: 'Materiaali',
  fibres: 'Kuidut',
  care: 'Hoito-ohjeet',
  images: 'Kuvat',
  imageTexts: 'Kuvien kuvaukset',
  imageColours: 'Mallien värit',
  details: 'Yksityiskohdat',
  detailTexts: 'Yksityiskohtien kuvaukset',
  priceCents: 'Hinta',
  salePriceCents: 'Alennushinta',
  saleStart: 'Alennus alkaa',
  saleEnd: 'Alennus päättyy',
  sales: 'Kampanjat',
  vatClass: 'Arvonlisävero',
  stock: 'Varasto',
  pieces: 'Varasto koittain',
  sizes: 'Koot',
  colours: 'Värit',
  kind: 'Laji',
  measures: 'Mitat',
  dimensions: 'Mitat tekstinä',
  makersNote: 'Tekijän sanat',
  goesWith: 'Sopii tämän kanssa',
  manufacturer: 'Valmistaja',
  identifier: 'Tunniste',
  warnings: 'Varoitukset',
  state: 'Näkyvyys',
  madeToOrder: 'Tehdään tilauksesta',
  toOrder: 'Myynti jonoon',
  slug: 'Tunnus',
};

const fields: Record<string, string> = {
  ...productFields,
  rights: 'Oikeudet',
  device: 'Laite',
  status: 'Tila',
  work: 'Työn tila',
  week: 'Viikko',
  sum: 'Summa',
  address: 'IP-osoite',
  note: 'Teksti',
  addressBefore: 'Osoite ennen',
  addressAfter: 'Osoite jälkeen',
  code: 'Seurantakoodi',
  email: 'Sähköposti',
  outcome: 'Tulos',
  added: 'Tilauksia',
  pictures: 'Kuvat',
  groups: 'Sanat',
  method: 'Maksutapa',
  words: 'Haku',
  letter: 'Viesti',
  subject: 'Aihe',
  lead: 'Alkuteksti',
  order: 'Tilaus',
  event: 'Tapahtuma',
  listener: 'Työ',
  text: 'Teksti',
  percentOff: 'Alennusprosentti',
  cents: 'Alennus',
  minimumCents: 'Vähimmäisostos',
  from: 'Alkaa',
  to: 'Päättyy',
  limit: 'Käyttökertoja',
  perBuyer: 'Käyttökertoja asiakasta kohti',
  version: 'Versio',
  reviewReply: 'Vastaus',
  hiddenFor: 'Piilotuksen syy',
  isNew: 'Käsittely',
  reports: 'Ilmoituksia',
};
const { sections, seller, hours, payments, home, languages } = settingsTexts;
const settingParts: Record<string, Record<string, unknown>> = {
  seller,
  hours,
  payments,
  workshop: settingsTexts.workshop,
  home,
  story: languages,
  questions: languages,
};

const sectionNames: Record<string, string> = {
  ...sections,
  guaranteeNotice: settingsTexts.notice.heading,
};

/** 'seller.phone' as 'Myyjä, Puhelin'; null for other fields. */
function settingName(field: string): string | null {
  const [section = '', part = ''] = field.split('.');
  const name = sectionNames[section]?.replace(/, €$/, '');
  const partName = settingParts[section]?.[part];
  return name === undefined ? null : typeof partName === 'string' ? `${name}, ${partName}` : name;
}

const labelsOf = (choices: readonly { id: string; label: string }[]): Record<string, string> =>
  Object.fromEntries(choices.map(({ id, label }) => [id, label]));

const values: Record<string, Record<string, string>> = {
  rights: { ...accountTexts.rights, '': 'ei oikeuksia' },
  status: orderStatusLabels,
  work: workStateLabels,
  method: paymentMethodLabels,
  outcome: { unknown: 'ei tiedossa, tarkista' },
  state: { published: 'julkaistu', draft: 'luonnos' },
  madeToOrder: { true: 'kyllä', '': 'ei', false: 'ei' },
  vatClass: vatClassLabels,
  kategoria: labelsOf(categories),
  kokoelmat: labelsOf(collections),
  kind: labelsOf(productKinds),
  guaranteeNotice: { '': settingsTexts.notice.audit },
  smallSeller: labelsOf(settingsTexts.smallSeller),
  guestCatalogue: labelsOf(settingsTexts.guestCatalogue),
  orderLinks: labelsOf(settingsTexts.orderLinks),
  wishlistSharing: labelsOf(settingsTexts.offOrOn),
  wishlistNotices: labelsOf(settingsTexts.offOrOn),
  'workshop.isOn': labelsOf(settingsTexts.offOrOn),
  reviews: labelsOf(settingsTexts.reviews),
  hiddenFor: { ...hideReasonLabels, '': 'näkyvissä' },
  isNew: { true: 'uusi', '': 'käsitelty', false: 'käsitelty' },
  'payments.mobilepay': labelsOf(settingsTexts.offOrOn),
  'payments.klarna': labelsOf(settingsTexts.offOrOn),
};
const moneyFields = new Set(['priceCents', 'salePriceCents', 'cents', 'minimumCents', 'freeAboveCents']);

export const auditLogTexts = {
  entry: 'Tapahtumaloki',
  heading: 'Tapahtumaloki',
  lead: 'Kirjautumiset, oikeuksien muutokset ja muut hallinnassa tehdyt muutokset. Merkintöjä ei voi muuttaa eikä poistaa.',
  count: (count: number) => (count === 1 ? '1 merkintä' : `${formatCount(count)} merkintää`),
  searchLabel: 'Hae nimellä, tekstillä tai tilausnumerolla',
  manyOrders: ({ used, total }: { used: number; total: number }) =>
    `Numero sopii ${formatCount(total)} tilaukseen. Niistä mukana on ${formatCount(used)} uusinta. Kirjoita numerosta enemmän.`,
  ordersUnavailable: 'Tilausnumerolla ei voitu hakea',
  ordersUnavailableLine:
    'Tilaukset eivät vastanneet. Mukana ovat vain merkinnät, joiden tekstissä haku on sellaisenaan.',
  group: 'Aihe',
  anyGroup: 'Kaikki aiheet',
  groups: {
    security: 'Tunnukset ja kirjautuminen',
    orders: 'Tilaukset',
    products: 'Tuotteet',
    shop: 'Asetukset, viestit ja työt',
  } satisfies Record<AuditGroup, string>,
  empty: 'Merkintöjä ei löytynyt',
  emptyLine: 'Muuta hakua tai suodattimia.',
  operator: 'Palvelimen ylläpitäjä',
  nobody: 'Kirjautumaton',
  deletedUser: 'poistettu tunnus',
  erased: 'poistettu tilin mukana',
  none: 'ei mitään',
  number: (id: number) => `Merkintä ${formatCount(id)}`,
  sentence: (entry: NamedEntry): string =>
    (isKnown(entry.kind) ? sentences[entry.kind] : unknownSentence)(entry),
  field: (field: string): string => fields[field] ?? settingName(field) ?? field,
  /** Undefined where the field has no words of its own. */
  value: (field: string, value: string): string | undefined =>
    moneyFields.has(field) && value !== '' ? formatEuro(Number(value)) : values[field]?.[value],
  parts: {
    name: 'nimi',
    names: 'mitat',
    bySize: 'koot',
    words: 'sanat',
    who: 'kuka',
    address: 'osoite',
    email: 'sähköposti',
    cents: 'hinta',
    from: 'alkaa',
    to: 'päättyy',
  } as Record<string, string>,
  csv: {
    columns: ['Merkintä', 'Aika', 'Tapahtuma', 'Muutokset', 'Kohde', 'Pyyntö'],
    file: (day: string) => `tapahtumaloki-${day}.csv`,
    newest: (count: number) =>
      `Tiedostossa on ${formatCount(count)} uusinta merkintää. Rajaa päivillä, jos tarvitset vanhempia.`,
  },
  isSo: (is: boolean) => (is ? 'kyllä' : 'ei'),
  product: (id: string) => `Tuote ${id}`,
} as const;
