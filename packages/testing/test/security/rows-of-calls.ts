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

/** What comes in, and what goes out. */
export const rowsOfCalls: Row[] = [
  {
    asvs: '6.3.2',
    name: 'no admin until there is one',
    parts: {
      'a fresh database has no account, and no usual login opens': noAdminAtFirst,
      'the command makes one, with a password from the environment': 'asvs-22',
    },
  },
  {
    asvs: '1.2.1, 1.3.1, 3.2.2',
    name: 'words stay words',
    parts: {
      'in a page’s data': 'asvs-23',
      'in a letter': 'asvs-24',
      'in every page': wordsStayWords,
      'in every browser': wordsNeverRun,
    },
  },
  {
    asvs: '1.2.2, 3.7.2',
    name: 'no way out of the shop',
    parts: {
      'no answer leads elsewhere': noOpenRedirect,
      'nor does a page after the login': 'asvs-25',
    },
  },
  {
    asvs: '1.2.4',
    name: 'no query from outside',
    parts: {
      'operators and patterns are text': noQueryFromOutside,
      'a search ends by its shape': boundedSearch,
      'also where a service forgets': 'asvs-26',
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
      'at every route': 'asvs-27',
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
      'prices and totals of a body mean nothing': 'asvs-28',
      'what is not paid is not paid': 'asvs-29',
      'limited stock is sold once': 'asvs-30',
      'a process that dies leaves nothing half done': 'asvs-31',
    },
  },
  {
    asvs: '3.2.1, 4.1.1',
    name: 'every answer says what it is',
    parts: {
      'type and letters': typedAnswers,
      'a picture is a picture': servedPictures,
      'no file is reached by an odd name': 'asvs-32',
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
      'at any call': 'asvs-33',
      'by the types that a route takes': 'asvs-34',
    },
  },
  {
    asvs: '4.1.3, 15.3.4',
    name: 'nobody is somebody by a header',
    parts: {
      'forged ones and crooked paths': noForgedHeaders,
      'services hear the gateway alone': 'asvs-35',
    },
  },
  { asvs: '4.2.1', name: 'one request is one request', parts: { 'however its length is told': noSmuggling } },
  {
    asvs: '5.2.1, 5.2.2, 5.3.1, 5.3.2, 5.4.1',
    name: 'an upload is a picture',
    parts: {
      'by its content, of bearable size': 'asvs-36',
      'of whoever may send one': onlyOnesOwnRole,
    },
  },
];
