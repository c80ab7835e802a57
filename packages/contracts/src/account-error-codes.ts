import { inEnglish } from '@shop/shop-rules/words';
import { codes } from './error-kind.ts';

/** Codes of logins, accounts and addresses. */
export const accountErrorCodes = codes({
  'email-taken': { kind: 'conflict', message: 'Sähköpostiosoite on jo käytössä.' },
  'wrong-login': { kind: 'unauthenticated', message: 'Väärä sähköposti tai salasana.' },
  'code-needed': { kind: 'unauthenticated', message: 'Anna vielä todennussovelluksen koodi.' },
  'wrong-code': {
    kind: 'unauthenticated',
    message: 'Koodi ei kelpaa. Odota sovelluksen seuraavaa koodia ja yritä uudelleen.',
  },
  'second-factor-missing': {
    kind: 'forbidden',
    message: 'Ota ensin kaksivaiheinen kirjautuminen käyttöön kohdassa Oma tunnus.',
  },
  'code-again': {
    kind: 'forbidden',
    message: 'Vahvista tämä todennussovelluksen koodilla.',
  },
  'second-factor-on': { kind: 'conflict', message: 'Kaksivaiheinen kirjautuminen on jo käytössä.' },
  'second-factor-off': { kind: 'conflict', message: 'Kaksivaiheinen kirjautuminen ei ole käytössä.' },
  'link-expired': {
    kind: 'invalid',
    message: 'Linkki on jo käytetty tai vanhentunut. Pyydä uusi.',
  },
  'account-not-found': { kind: 'not-found', message: 'Tiliä ei löytynyt.' },
  'not-invited': {
    kind: 'conflict',
    message: 'Asiakas pääsee kaupan hallintaan vain kutsulla, jonka hän itse avaa.',
  },
  'last-admin': {
    kind: 'conflict',
    message: 'Kaupalla on oltava ainakin yksi omistaja. Anna oikeudet ensin toiselle.',
  },
  'address-limit': { kind: 'conflict', ...inEnglish('You can add max four addresses!') },
  'address-not-found': { kind: 'not-found', message: 'Osoitetta ei löytynyt.' },
});
