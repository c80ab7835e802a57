import { notServedText } from '@shop/shop-rules/served-area';
import { inEnglish } from '@shop/shop-rules/words';
import { accountErrorCodes } from './account-error-codes.ts';
import { codes } from './error-kind.ts';

/** Error codes with kind and default message for people; `inEnglish` ones are English in the specification. */
export const errorCodes = codes({
  'invalid-input': { kind: 'invalid', message: 'Tarkista tiedot.' },
  'malformed-json': { kind: 'invalid', message: 'Pyyntöä ei voitu lukea.' },
  'body-too-large': { kind: 'too-large', message: 'Lähetit liikaa tietoa kerralla.' },
  'unsupported-media-type': { kind: 'unsupported', message: 'Pyynnön muotoa ei tueta.' },
  'not-found': { kind: 'not-found', message: 'Ei löytynyt.' },
  'login-required': { kind: 'unauthenticated', message: 'Kirjaudu ensin sisään.' },
  'no-right': {
    kind: 'forbidden',
    message: 'Käyttöoikeutesi ei riitä tähän. Pyydä apua kaupan omistajalta.',
  },
  forbidden: { kind: 'forbidden', message: 'Sinulla ei ole oikeutta tähän.' },
  'cross-site': { kind: 'forbidden', message: 'Pyyntö tuli vieraalta sivustolta.' },
  'too-many-requests': { kind: 'too-many', message: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.' },
  'stale-version': {
    kind: 'conflict',
    message: 'Joku muu muutti tietoja välillä. Tarkista ja yritä uudelleen.',
  },
  busy: { kind: 'conflict', message: 'Tietoja muutetaan juuri nyt. Yritä uudelleen.' },
  unavailable: {
    kind: 'unavailable',
    message: 'Palvelu ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
  },
  'upstream-failed': {
    kind: 'upstream',
    message: 'Palvelu ei juuri nyt vastaa. Yritä hetken kuluttua uudelleen.',
  },
  internal: { kind: 'internal', message: 'Jokin meni vikaan. Yritä uudelleen.' },

  ...accountErrorCodes,

  'wishlist-not-shared': { kind: 'not-found', message: 'Suosikkeja ei enää jaeta. Pyydä uusi linkki.' },
  'wishlist-sharing-off': { kind: 'conflict', message: 'Suosikkeja ei voi juuri nyt jakaa.' },
  'wish-notices-off': { kind: 'conflict', message: 'Viestejä suosikeista ei voi juuri nyt pyytää.' },
  'wish-notices-ended': {
    kind: 'not-found',
    message:
      'Viestit on jo lopetettu, tai linkki on liian vanha. Voit lopettaa viestit myös tilisi asetuksista.',
  },

  'letter-not-found': { kind: 'not-found', message: 'Viestiä ei löytynyt.' },
  'letter-queued': { kind: 'conflict', message: 'Viesti on jo lähdössä.' },
  'letter-link-over': {
    kind: 'conflict',
    message: 'Viestin linkki on vanhentunut tai poistettu, joten viestiä ei voi lähettää uudelleen.',
  },

  'product-not-found': { kind: 'not-found', message: 'Tuotetta ei löytynyt' },
  'slug-taken': { kind: 'conflict', message: 'Tunnus on jo käytössä.' },
  'product-in-stock': { kind: 'conflict', message: 'Tuotetta on juuri nyt saatavilla.' },
  'too-many-wishes': {
    kind: 'conflict',
    message: 'Tällä osoitteella odotetaan jo 20 tuotetta. Uuden voit pyytää, kun jokin niistä on palannut.',
  },
  'out-of-stock': { kind: 'conflict', message: 'Tuotetta ei ole tarpeeksi varastossa.' },
  'stock-changed': {
    kind: 'conflict',
    message: 'Varastosaldo muuttui välillä. Tarkista ja yritä uudelleen.',
  },
  'import-unreadable': { kind: 'invalid', message: 'Tiedostoa ei voitu lukea.' },
  'import-refused': { kind: 'invalid', message: 'Tiedostossa on virheitä. Mitään ei tallennettu.' },
  'import-too-large': {
    kind: 'too-large',
    message: 'Tiedosto on liian suuri. Tuo kerralla enintään 10 000 riviä ja 20 Mt.',
  },
  'review-not-allowed': { kind: 'forbidden', message: 'Voit arvostella vain tuotteen, jonka olet saanut.' },
  'review-exists': { kind: 'conflict', message: 'Olet jo arvostellut tämän tuotteen.' },
  'review-not-found': { kind: 'not-found', message: 'Arvostelua ei löytynyt.' },
  'reviews-off': { kind: 'not-found', message: 'Arvostelut eivät ole nyt käytössä.' },
  'no-images': { kind: 'invalid', message: 'Valitse ainakin yksi kuva.' },
  'bad-image': { kind: 'invalid', message: 'Kuvaa ei voitu lukea. Käytä JPEG-, PNG-, WebP- tai AVIF-kuvaa.' },
  'image-too-large': { kind: 'too-large', message: 'Kuva on liian suuri. Yksi kuva saa olla enintään 8 Mt.' },
  'too-many-images': { kind: 'too-large', message: 'Lähetä enintään 10 kuvaa ja 40 Mt kerralla.' },

  'minimum-quantity': { kind: 'invalid', ...inEnglish('Minimum quantity is 1') },
  'maximum-stock': { kind: 'conflict', ...inEnglish('Maximum stock reached') },
  'cart-full': { kind: 'conflict', message: 'Ostoskorissa on jo 50 riviä, eikä siihen mahdu enempää.' },
  'cart-line-not-found': { kind: 'not-found', message: 'Tuotetta ei ole ostoskorissa.' },

  'cart-empty': { kind: 'invalid', ...inEnglish('Your cart is empty') },
  'cart-changed': { kind: 'conflict', message: 'Ostoskori on muuttunut. Tarkista se ja yritä uudelleen.' },
  'price-changed': {
    kind: 'conflict',
    message: 'Hinta on noussut. Tarkista uusi summa ennen maksamista.',
  },
  'too-many-unpaid': {
    kind: 'conflict',
    message: 'Ostoskorissa on enemmän tuotteita kuin voit varata ennen maksua. Vähennä määriä.',
  },
  'discount-refused': { kind: 'invalid', message: 'Alennuskoodia ei voi käyttää.' },
  'discount-not-found': { kind: 'not-found', message: 'Alennuskoodia ei löytynyt.' },
  'address-required': { kind: 'invalid', ...inEnglish('You need to choose address') },
  'address-not-served': { kind: 'invalid', message: notServedText },
  'order-not-found': { kind: 'not-found', ...inEnglish('Order not found. Please check your order history.') },
  'order-closed': { kind: 'conflict', message: 'Tilaus on jo suljettu.' },
  'order-has-left': {
    kind: 'conflict',
    message: 'Paketti on jo lähtenyt, joten osoitetta ei voi enää muuttaa.',
  },
  'order-already-paid': { kind: 'conflict', message: 'Tilaus on jo maksettu.' },
  'order-in-work': {
    kind: 'conflict',
    message: 'Tilausta ei voi enää perua tästä. Kun saat sen, voit peruuttaa kaupan.',
  },
  'order-not-paid': { kind: 'conflict', message: 'Tilausta ei ole maksettu.' },
  'work-changed': {
    kind: 'conflict',
    message: 'Joku muu muutti työlistaa välillä. Lista on nyt ajan tasalla. Yritä uudelleen.',
  },
  'queue-place-gone': {
    kind: 'conflict',
    message: 'Tilauksen paikka jonossa on jo vapautettu. Tee ostajalle uusi tilaus.',
  },
  'parcel-sent': { kind: 'conflict', message: 'Paketti on jo merkitty lähetetyksi, eikä sitä voi kumota.' },
  'refund-too-much': { kind: 'conflict', message: 'Maksua ei ole enää niin paljon palautettavana.' },
  'refund-elsewhere': {
    kind: 'conflict',
    message: 'Tilaus on tuotu toisesta järjestelmästä, eikä sen maksua voi palauttaa täältä.',
  },
  'receipt-not-found': { kind: 'not-found', message: 'Kuittia ei löytynyt.' },
  'refund-not-found': { kind: 'not-found', message: 'Palautusta ei löytynyt.' },
  'order-link-unknown': {
    kind: 'not-found',
    message: 'Linkki ei ole enää voimassa. Pyydä uusi linkki tilausnumerolla ja sähköpostiosoitteella.',
  },
  'withdrawal-unknown': {
    kind: 'not-found',
    message: 'Emme löydä tilausta näillä tiedoilla. Tarkista tilausnumero ja sähköpostiosoite.',
  },
  'withdrawal-over': { kind: 'conflict', message: 'Peruuttamisaika on päättynyt.' },
  'withdrawal-nothing': {
    kind: 'conflict',
    message: 'Tilauksessa ei ole tuotteita, joiden kaupan voisi peruuttaa.',
  },
  'withdrawal-elsewhere': {
    kind: 'conflict',
    message:
      'Tätä tilausta ei voi peruuttaa tällä sivulla. Peruuta kauppa kirjoittamalla meille sähköpostia.',
  },
  'withdrawal-not-found': { kind: 'not-found', message: 'Peruutusta ei löytynyt.' },
  'withdrawal-refunded': { kind: 'conflict', message: 'Peruutuksen rahat on jo palautettu.' },
  'payment-failed': { kind: 'conflict', ...inEnglish('PayPal payment processing failed') },
  'payment-declined': {
    kind: 'conflict',
    message: 'Maksu hylättiin. Voit yrittää uudelleen tai valita toisen maksutavan.',
  },
  'payment-not-acceptable': { kind: 'conflict', message: 'Maksua ei voi hyväksyä.' },
  'payment-not-dismissable': {
    kind: 'conflict',
    message:
      'Selvitetyksi voi merkitä vain maksun, jonka summaa ei tiedetä, eikä tilaus saa enää odottaa sitä. Peruuta tilaus ensin.',
  },
  'rest-not-askable': { kind: 'conflict', message: 'Tilauksesta ei puutu rahaa, jota voisi pyytää.' },
  'payment-not-found': { kind: 'not-found', message: 'Maksua ei löytynyt.' },
  'payment-unknown': {
    kind: 'unavailable',
    message: 'Maksun tilaa ei saatu selville. Yritä hetken kuluttua uudelleen.',
  },
  'paypal-unavailable': { kind: 'upstream', ...inEnglish('Error initiating PayPal payment') },
  'card-unavailable': {
    kind: 'upstream',
    message: 'Korttimaksua ei voitu aloittaa. Yritä hetken kuluttua uudelleen.',
  },
  'missing-payment-information': { kind: 'invalid', ...inEnglish('Missing PayPal payment information') },
  'bad-signature': { kind: 'invalid', ...inEnglish('Invalid signature') },

  'dead-letter-not-found': {
    kind: 'not-found',
    message: 'Tapahtumaa ei enää ole listalla. Se on jo käsitelty tai hylätty.',
  },
  'dead-letter-replaying': { kind: 'conflict', message: 'Tapahtumaa yritetään jo uudelleen.' },
  'dead-letter-unheard': {
    kind: 'conflict',
    message: 'Kauppa ei enää käsittele tällaisia tapahtumia. Tapahtuman voi vain hylätä.',
  },
});

export type ErrorCode = keyof typeof errorCodes;
