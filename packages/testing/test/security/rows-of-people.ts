import type { Row } from './row.ts';
import { onlyOnesOwn, onlyOnesOwnRole } from './scripts/access.ts';
import { closedServices, nothingExposed, plainErrors, privateAnswers } from './scripts/answers.ts';
import { withoutDatabase, withoutRedis } from './scripts/away.ts';
import { boundedLists } from './scripts/bounds.ts';
import {
  fewRegistrations,
  goodPasswords,
  noForgedTokens,
  noMassAssignment,
  overAfterLogout,
  overAfterNewPassword,
  slowGuesses,
} from './scripts/logins.ts';
import { wordsNeverRun } from './scripts/hostile-words.ts';
import { soundLogs, soundMoneyLogs } from './scripts/logs.ts';
import { fewCheckouts } from './scripts/money.ts';
import { lockedPackages, noKnownFlaws, soundChance } from './scripts/source.ts';
import { sameTime } from './scripts/timing.ts';
import { fewUploads } from './scripts/uploads.ts';

const account = 'services/account/test';
const order = 'services/order/test';
const gateway = 'services/gateway/test';
const catalog = 'services/catalog/test';
const payment = 'services/payment/test';
const kit = 'packages/service-kit';
const e2e = 'packages/e2e/test';
const stack = 'packages/dev-stack/test';

/** Who may do what, and what the shop stands on. */
export const rowsOfPeople: Row[] = [
  {
    asvs: '6.2.1–9',
    name: 'passwords',
    parts: {
      'what is refused, and what is not': goodPasswords,
      'all of them counts': [
        `${account}/sessions.test.ts › 128 characters pass, and every one of them counts`,
      ],
      'common ones': [
        'services/account/src/passwords/weak-password.test.ts › the words and names that Finns use most are common, and there are thousands of them',
      ],
    },
  },
  {
    asvs: '8.2.3, 15.3.3',
    name: 'nobody becomes more by saying so',
    parts: { 'at a registration': noMassAssignment },
  },
  {
    asvs: '8.2.1',
    name: 'each call for its role',
    parts: {
      'back office and unknown routes': onlyOnesOwnRole,
      'every route of every router': [
        'packages/testing/test/routes.test.ts › at every route nobody, a shopper and each colleague meet exactly what its rule says',
      ],
    },
  },
  {
    asvs: '8.2.2',
    name: 'each thing for its owner',
    parts: {
      'carts, addresses, orders': onlyOnesOwn,
      'the order after its payment': [
        `${order}/end-unpaid.test.ts › only the buyer cancels, and what is not theirs looks like what is not there`,
        `${e2e}/every-call.test.ts › done and cancel want their facts, and are the owner’s alone`,
      ],
    },
  },
  {
    asvs: '9.1.1–3, 9.2.1–4',
    name: 'tokens',
    parts: {
      'one that account did not make for this is a guest’s': noForgedTokens,
      'none of another service': [
        `${kit}/src/identity.test.ts › a token for another service, or of another secret, stays outside also when its like was let in`,
      ],
    },
  },
  {
    asvs: '11.4.2',
    name: 'hashes',
    parts: {
      'cost what is set': [
        'services/account/src/passwords/hash.test.ts › a new hash has the cost that is set, and one of another cost is still known',
      ],
      'are replaced where they cost less': [
        `${account}/sessions.test.ts › a hash that cost less is replaced at the next login, by one of the same password, and no session ends by it`,
        `${account}/sessions.test.ts › a password that is changed while its old hash is being replaced stays the new one`,
      ],
    },
  },
  { asvs: '11.5.1', name: 'chance', parts: { 'is the system’s own': soundChance } },
  {
    asvs: '13.2.1, 13.2.3',
    name: 'nothing behind the gateway is open',
    parts: {
      'services want a token': closedServices,
      'no secret has a default': [`${stack}/compose.test.ts › no secret has a default`],
      'stores have a password': [
        `${stack}/compose.test.ts › the stores have the right versions, a password, a volume, a health check and a network of their own`,
      ],
      'production names what it lacks': [
        `${stack}/start-config.test.ts › production without its settings is refused, naming every one that is missing`,
      ],
    },
  },
  {
    asvs: '13.4.1–5',
    name: 'nothing is shown by accident',
    parts: { 'files, figures, maps, folders': nothingExposed },
  },
  {
    asvs: '14.2.1, 14.3.2, 14.3.3, 15.3.1',
    name: 'what is somebody’s own',
    parts: {
      'is kept by nobody, and holds nothing of the inside': privateAnswers,
      'is not left in a browser': wordsNeverRun,
    },
  },
  {
    asvs: '15.1.2, 15.2.1',
    name: 'what the shop is made of',
    parts: {
      'is locked, and runs nothing when it is installed': lockedPackages,
      'has no grave flaw that is known': noKnownFlaws,
    },
  },
  {
    asvs: '15.2.2',
    name: 'no call costs the shop',
    parts: {
      'lists and bodies end somewhere': boundedLists,
      'a search never scans': [
        `${catalog}/products.test.ts › a search finds words in every describing field, takes signs literally, and never scans for two letters`,
      ],
    },
  },
  {
    asvs: '15.3.2',
    name: 'calls to providers',
    parts: {
      'have their time': [
        `${payment}/dead-provider.test.ts › a provider that is dead in any way is known to be so when a call has had its time`,
      ],
      'bring no foreign link in': [
        `${payment}/start-and-settle.test.ts › a link that is not the provider’s own never leaves`,
      ],
      'send nobody elsewhere to pay': [
        'storefront/src/lib/pay-link.test.ts › nobody is sent anywhere else to pay',
      ],
    },
  },
  {
    asvs: '16.2, 16.3, 16.4',
    name: 'logs',
    parts: {
      'tell of every call, and nobody’s secret': soundLogs,
      'tell of refunds and refused webhooks, and nobody’s card or address': soundMoneyLogs,
      'the record is whole': [
        `${account}/record-head.test.ts › entries that are cut off the end are missed, also when the shop has written on since`,
      ],
    },
  },
  {
    asvs: '16.5.1–3',
    name: 'errors',
    parts: {
      'are JSON without anything of the inside': plainErrors,
      'a process that is done for ends, and comes back': [
        `${stack}/managed-process.test.ts › a process that dies is started again after growing pauses, and that is said`,
      ],
    },
  },
  {
    asvs: '7.3.1, 7.3.2',
    name: 'sessions end by themselves',
    parts: {
      'after half an hour, and after twelve': [
        `${account}/sessions.test.ts › a session ends after half an hour without a call, and after twelve hours in any case`,
      ],
    },
  },
  {
    asvs: '2.4.1, 6.3.1',
    name: 'guessing is slow',
    parts: {
      'of passwords; and locks nobody out': slowGuesses,
      'of accounts': fewRegistrations,
      'and so are orders': fewCheckouts,
      'and uploads': fewUploads,
      'and questions to the providers; and none keeps others from paying': [
        `${gateway}/limits.test.ts › how a payment stands is asked twenty times a minute by one buyer, by whichever call, and no other buyer waits for it`,
        'services/payment/src/providers/breaker.test.ts › what is too much for a provider holds up its own kind and lesser ones: money waits for no question, a question for no list',
        `${order}/look-again.test.ts › attempts that have ended are asked about five at a time and once a minute, and money of any of them is found`,
      ],
      'of order numbers; and closes no buyer’s way': [
        `${order}/withdrawal-links.test.ts › neither id nor number opens an order, with the email address or without, for guests and for colleagues`,
        `${order}/withdrawal-links.test.ts › number and email address have the link sent, and the answer is the same for wrong ones`,
        `${order}/withdrawal-links.test.ts › after sixty questions a day no number is compared any more for that address`,
      ],
      'at the gateway, whatever the headers say': [
        `${gateway}/limits.test.ts › after thirty logins in a minute from one address, further ones wait, whatever X-Forwarded-For says`,
      ],
    },
  },
  {
    asvs: '6.3.8',
    name: 'nobody learns who has an account',
    parts: { 'by words': slowGuesses, 'by the clock': sameTime },
  },
  {
    asvs: '7.4.1–3',
    name: 'a session that is over is over',
    parts: {
      'after a logout, with Redis and without': overAfterLogout,
      'after a new password': overAfterNewPassword,
      'after any change': [`${account}/sessions.test.ts › every session of an account is over with %s`],
    },
  },
  {
    asvs: '16.5.3',
    name: 'a store that is away opens nothing',
    parts: { 'without Redis': withoutRedis, 'without the database': withoutDatabase },
  },
];
