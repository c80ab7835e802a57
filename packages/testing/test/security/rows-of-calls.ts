import type { Row } from './row.ts';
import { onlyOnesOwnRole } from './scripts/access.ts';
import { safeHeaders, typedAnswers } from './scripts/answers.ts';
import { fewAddresses } from './scripts/bounds.ts';
import { wordsNeverRun } from './scripts/hostile-words.ts';
import { noQueryFromOutside, onlyReadInput } from './scripts/input.ts';
import { noAdminAtFirst, soundCookie } from './scripts/logins.ts';
import { ownPrices, soldOnce, unpaidIsUnpaid } from './scripts/money.ts';
import {
  noCors,
  noForeignHost,
  noForeignPicture,
  noForeignSite,
  noForgedHeaders,
  noOpenRedirect,
  noSmuggling,
  wordsStayWords,
} from './scripts/requests.ts';
import { boundedSearch } from './scripts/search.ts';
import { servedPictures } from './scripts/uploads.ts';

const account = 'services/account/test';
const order = 'services/order/test';
const gateway = 'services/gateway/test';
const catalog = 'services/catalog/test';
const payment = 'services/payment/test';
const kit = 'packages/service-kit';
const e2e = 'packages/e2e/test';

/** What comes in, and what goes out. */
export const rowsOfCalls: Row[] = [
  {
    asvs: '6.3.2',
    name: 'no admin until there is one',
    parts: {
      'a fresh database has no account, and no usual login opens': noAdminAtFirst,
      'the command makes one, with a password from the environment': [
        `${account}/create-user.test.ts › a shop has no admin until the command makes one, with the password from the environment`,
      ],
    },
  },
  {
    asvs: '1.2.1, 1.3.1, 3.2.2',
    name: 'words stay words',
    parts: {
      'in a page’s data': [
        'storefront/src/lib/structured-data.test.ts › a title cannot end the script element that carries it',
      ],
      'in a letter': [
        'services/letters/test/hostile-names.test.ts › what a title, a name or an address says is text, never markup',
      ],
      'in every page': wordsStayWords,
      'in every browser': wordsNeverRun,
    },
  },
  {
    asvs: '1.2.2, 3.7.2',
    name: 'no way out of the shop',
    parts: {
      'no answer leads elsewhere': noOpenRedirect,
      'nor does a page after the login': [
        'storefront/src/lib/safe-redirect.test.ts › nothing leads out of the shop',
      ],
    },
  },
  {
    asvs: '1.2.4',
    name: 'no query from outside',
    parts: {
      'operators and patterns are text': noQueryFromOutside,
      'a search ends by its shape': boundedSearch,
      'also where a service forgets': [
        `${kit}/test/trusted.test.ts › an operator that came from outside is read as a value and matches nothing`,
      ],
    },
  },
  {
    asvs: '1.3.6, 13.2.4',
    name: 'no foreign host',
    parts: { 'addresses are the shop’s own': noForeignHost, 'pictures too': noForeignPicture },
  },
  {
    asvs: '2.2.1, 2.2.2, 2.2.3',
    name: 'input is read by a schema',
    parts: {
      'odd values are refused as JSON': onlyReadInput,
      'at every route': [
        'packages/testing/test/fuzz.test.ts › no route answers any input with a 500, a stack, or a refusal that is not the contract’s',
      ],
      'four addresses, and no more': fewAddresses,
    },
  },
  {
    asvs: '2.3.1, 2.3.3, 2.3.4',
    name: 'money and stock follow the shop’s own steps',
    parts: {
      'an order is what the shop makes it': ownPrices,
      'who has not paid has not paid': unpaidIsUnpaid,
      'the last pieces are sold once': soldOnce,
      'prices and totals of a body mean nothing': [
        `${order}/place-order.test.ts › prices, totals, states and users that the body claims are ignored`,
        `${order}/price-changed.test.ts › prices and totals that a client says of the lines stay without meaning`,
      ],
      'what is not paid is not paid': [
        `${order}/complete-payment.test.ts › a call without the payment’s data is refused with the message of the payment page`,
        `${payment}/webhooks.test.ts › what a webhook says is not believed: an unpaid payment stays open`,
      ],
      'limited stock is sold once': [
        `${catalog}/holds.test.ts › five hundred buyers of ten pieces get ten, and the rest hear what is left`,
      ],
      'a process that dies leaves nothing half done': [
        `${order}/crash.test.ts › a confirmation that is killed at any step ends confirmed once and sold once`,
      ],
    },
  },
  {
    asvs: '3.2.1, 4.1.1',
    name: 'every answer says what it is',
    parts: {
      'type and letters': typedAnswers,
      'a picture is a picture': servedPictures,
      'no file is reached by an odd name': [`${catalog}/pictures.test.ts › names from outside lead nowhere`],
    },
  },
  {
    asvs: '3.3.1–4, 7.2.1, 7.2.4',
    name: 'the session’s cookie',
    parts: { 'is the browser’s alone, and new at each login': soundCookie },
  },
  { asvs: '3.4.1–6', name: 'safe headers', parts: { 'on every kind of answer': safeHeaders } },
  { asvs: '3.4.2', name: 'no other site reads', parts: { 'no answer is shared': noCors } },
  {
    asvs: '3.5.1–3',
    name: 'no other site writes',
    parts: {
      'in any dress': noForeignSite,
      'at any call': [
        `${e2e}/hostile-input.test.ts › another site’s page changes nothing with a visitor’s cookie`,
      ],
      'by the types that a route takes': [
        `${e2e}/hostile-input.test.ts › bodies that are no JSON objects, too large, too deep or of another type are refused`,
      ],
    },
  },
  {
    asvs: '4.1.3, 15.3.4',
    name: 'nobody is somebody by a header',
    parts: {
      'forged ones and crooked paths': noForgedHeaders,
      'services hear the gateway alone': [
        `${gateway}/sessions.test.ts › a service hears who is calling from the gateway alone`,
      ],
    },
  },
  { asvs: '4.2.1', name: 'one request is one request', parts: { 'however its length is told': noSmuggling } },
  {
    asvs: '5.2.1, 5.2.2, 5.3.1, 5.3.2, 5.4.1',
    name: 'an upload is a picture',
    parts: {
      'by its content, of bearable size': [
        `${catalog}/pictures.test.ts › %s is refused with a clear sentence and leaves nothing behind`,
        `${catalog}/pictures.test.ts › a truncated file, a bomb, eleven files, a wrong field and a guest are refused`,
      ],
      'of whoever may send one': onlyOnesOwnRole,
    },
  },
];
