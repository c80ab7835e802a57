import type { Row } from './row.ts';
import { onlyOnesOwnRole } from './scripts/access.ts';
import { safeHeaders, typedAnswers } from './scripts/answers.ts';
import { boundedAddresses } from './scripts/bounds.ts';
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

/** Requests, answers and uploads. */
export const rowsOfCalls: Row[] = [
  {
    asvs: '6.3.2',
    name: 'no default admin',
    parts: {
      'a new database has no account, and common logins fail': noAdminAtFirst,
      'the command creates one, with a password from the environment': 'asvs-22',
    },
  },
  {
    asvs: '1.2.1, 1.3.1, 3.2.2',
    name: 'text is never run as code',
    parts: {
      'in the data of a page': 'asvs-23',
      'in an email': 'asvs-24',
      'in every page': wordsStayWords,
      'in a real browser': wordsNeverRun,
    },
  },
  {
    asvs: '1.2.2, 3.7.2',
    name: 'no open redirect',
    parts: {
      'no answer redirects to another site': noOpenRedirect,
      'no page redirects to another site after the login': 'asvs-25',
    },
  },
  {
    asvs: '1.2.4',
    name: 'no injection into database queries',
    parts: {
      'operators and patterns are read as text': noQueryFromOutside,
      'a search pattern cannot run long': boundedSearch,
      'also where a service forgets to parse': 'asvs-26',
    },
  },
  {
    asvs: '1.3.6, 13.2.4',
    name: 'no foreign host',
    parts: {
      'links use the shop’s own address': noForeignHost,
      'pictures come from the shop only': noForeignPicture,
    },
  },
  {
    asvs: '2.2.1, 2.2.2, 2.2.3',
    name: 'input is parsed by a schema',
    parts: {
      'invalid values are refused with JSON': onlyReadInput,
      'at every route': 'asvs-27',
      'an account holds at most four addresses': boundedAddresses,
    },
  },
  {
    asvs: '2.3.1, 2.3.3, 2.3.4',
    name: 'business steps cannot be skipped',
    parts: {
      'the shop computes an order’s content and prices': ownPrices,
      'an unpaid order cannot be marked as paid': unpaidIsUnpaid,
      'the last pieces are sold once': soldOnce,
      'prices and totals in a request body are ignored': 'asvs-28',
      'only the provider’s answer makes an order paid': 'asvs-29',
      'limited stock is sold once under load': 'asvs-30',
      'a killed process leaves nothing unfinished': 'asvs-31',
    },
  },
  {
    asvs: '3.2.1, 4.1.1',
    name: 'every answer has a content type',
    parts: {
      'type and character set': typedAnswers,
      'a picture is served as a picture only': servedPictures,
      'no file is reached by an encoded or relative path': 'asvs-32',
    },
  },
  {
    asvs: '3.3.1–4, 7.2.1, 7.2.4',
    name: 'the session’s cookie',
    parts: { 'is readable by no script, and new at each login': soundCookie },
  },
  { asvs: '3.4.1–6', name: 'security headers', parts: { 'on every kind of answer': safeHeaders } },
  {
    asvs: '3.4.2',
    name: 'no other site can read an answer',
    parts: { 'no answer allows another origin': noCors },
  },
  {
    asvs: '3.5.1–3',
    name: 'no other site can change anything',
    parts: {
      'by any method, origin or content type': noForeignSite,
      'at every call': 'asvs-33',
      'by the content types that a route accepts': 'asvs-34',
    },
  },
  {
    asvs: '4.1.3, 15.3.4',
    name: 'no header sets the caller’s identity',
    parts: {
      'forged headers and malformed paths': noForgedHeaders,
      'services accept the gateway’s token only': 'asvs-35',
    },
  },
  { asvs: '4.2.1', name: 'no request smuggling', parts: { 'for every way to state a length': noSmuggling } },
  {
    asvs: '5.2.1, 5.2.2, 5.3.1, 5.3.2, 5.4.1',
    name: 'an upload is a picture',
    parts: {
      'checked by its content and size': 'asvs-36',
      'accepted only from users with the right to send one': onlyOnesOwnRole,
    },
  },
];
