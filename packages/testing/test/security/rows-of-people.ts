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

/** Who may do what, and what the shop stands on. */
export const rowsOfPeople: Row[] = [
  {
    asvs: '6.2.1–9',
    name: 'passwords',
    parts: {
      'what is refused, and what is not': goodPasswords,
      'all of them counts': 'asvs-1',
      'common ones': 'asvs-2',
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
      'every route of every router': 'asvs-3',
    },
  },
  {
    asvs: '8.2.2',
    name: 'each thing for its owner',
    parts: {
      'carts, addresses, orders': onlyOnesOwn,
      'the order after its payment': 'asvs-4',
    },
  },
  {
    asvs: '9.1.1–3, 9.2.1–4',
    name: 'tokens',
    parts: {
      'one that account did not make for this is a guest’s': noForgedTokens,
      'none of another service': 'asvs-5',
    },
  },
  {
    asvs: '11.4.2',
    name: 'hashes',
    parts: {
      'cost what is set': 'asvs-6',
      'are replaced where they cost less': 'asvs-7',
    },
  },
  { asvs: '11.5.1', name: 'chance', parts: { 'is the system’s own': soundChance } },
  {
    asvs: '13.2.1, 13.2.3',
    name: 'nothing behind the gateway is open',
    parts: {
      'services want a token': closedServices,
      'no secret has a default': 'asvs-8',
      'stores have a password': 'asvs-9',
      'production names what it lacks': 'asvs-10',
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
      'a search never scans': 'asvs-11',
    },
  },
  {
    asvs: '15.3.2',
    name: 'calls to providers',
    parts: {
      'have their time': 'asvs-12',
      'bring no foreign link in': 'asvs-13',
      'send nobody elsewhere to pay': 'asvs-14',
    },
  },
  {
    asvs: '16.2, 16.3, 16.4',
    name: 'logs',
    parts: {
      'tell of every call, and nobody’s secret': soundLogs,
      'tell of refunds and refused webhooks, and nobody’s card or address': soundMoneyLogs,
      'the record is whole': 'asvs-15',
    },
  },
  {
    asvs: '16.5.1–3',
    name: 'errors',
    parts: {
      'are JSON without anything of the inside': plainErrors,
      'a process that is done for ends, and comes back': 'asvs-16',
    },
  },
  {
    asvs: '7.3.1, 7.3.2',
    name: 'sessions end by themselves',
    parts: {
      'after half an hour, and after twelve': 'asvs-17',
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
      'and questions to the providers; and none keeps others from paying': 'asvs-18',
      'of order numbers; and closes no buyer’s way': 'asvs-19',
      'at the gateway, whatever the headers say': 'asvs-20',
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
      'after any change': 'asvs-21',
    },
  },
  {
    asvs: '16.5.3',
    name: 'a store that is away opens nothing',
    parts: { 'without Redis': withoutRedis, 'without the database': withoutDatabase },
  },
];
