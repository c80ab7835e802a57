import type { Row } from './row.ts';
import { onlyOnesOwn, onlyOnesOwnRole } from './scripts/access.ts';
import { closedServices, nothingExposed, plainErrors, privateAnswers } from './scripts/answers.ts';
import { withoutDatabase, withoutRedis } from './scripts/away.ts';
import { boundedAnswersAndBodies } from './scripts/bounds.ts';
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

/** Logins, rights, secrets, logs and limits. */
export const rowsOfPeople: Row[] = [
  {
    asvs: '6.2.1–9',
    name: 'passwords',
    parts: {
      'which passwords are accepted and refused': goodPasswords,
      'every character counts': 'asvs-1',
      'common passwords are refused': 'asvs-2',
    },
  },
  {
    asvs: '8.2.3, 15.3.3',
    name: 'no rights by mass assignment',
    parts: { 'at a registration': noMassAssignment },
  },
  {
    asvs: '8.2.1',
    name: 'each call is open to its roles only',
    parts: {
      'back office and unknown routes': onlyOnesOwnRole,
      'every route of every router': 'asvs-3',
    },
  },
  {
    asvs: '8.2.2',
    name: 'each document is open to its owner only',
    parts: {
      'carts, addresses, orders': onlyOnesOwn,
      'the order after its payment': 'asvs-4',
    },
  },
  {
    asvs: '9.1.1–3, 9.2.1–4',
    name: 'tokens',
    parts: {
      'a token that account did not issue for this purpose counts as a guest’s': noForgedTokens,
      'a token for another service is refused': 'asvs-5',
    },
  },
  {
    asvs: '11.4.2',
    name: 'password hashes',
    parts: {
      'have the cost that is set': 'asvs-6',
      'are replaced when they have a lower cost': 'asvs-7',
    },
  },
  { asvs: '11.5.1', name: 'random values', parts: { 'come from the system’s generator': soundChance } },
  {
    asvs: '13.2.1, 13.2.3',
    name: 'nothing behind the gateway is open',
    parts: {
      'services require a token': closedServices,
      'no secret has a default': 'asvs-8',
      'stores have a password': 'asvs-9',
      'a start in production names the missing settings': 'asvs-10',
    },
  },
  {
    asvs: '13.4.1–5',
    name: 'nothing is exposed by accident',
    parts: { 'files, metrics, source maps, folders': nothingExposed },
  },
  {
    asvs: '14.2.1, 14.3.2, 14.3.3, 15.3.1',
    name: 'personal data',
    parts: {
      'is not cached, and shows no internal fields': privateAnswers,
      'is not left in a browser': wordsNeverRun,
    },
  },
  {
    asvs: '15.1.2, 15.2.1',
    name: 'dependencies',
    parts: {
      'are locked, and run no scripts at installation': lockedPackages,
      'have no known severe vulnerability': noKnownFlaws,
    },
  },
  {
    asvs: '15.2.2',
    name: 'no call exhausts the shop',
    parts: {
      'lists and bodies have a maximum size': boundedAnswersAndBodies,
      'a search never scans the database': 'asvs-11',
    },
  },
  {
    asvs: '15.3.2',
    name: 'calls to providers',
    parts: {
      'time out': 'asvs-12',
      'return no link to a foreign host': 'asvs-13',
      'send no buyer to a foreign host to pay': 'asvs-14',
    },
  },
  {
    asvs: '16.2, 16.3, 16.4',
    name: 'logs',
    parts: {
      'record every call and no secret': soundLogs,
      'record refunds and refused webhooks, and no card or address': soundMoneyLogs,
      'the audit log is complete': 'asvs-15',
    },
  },
  {
    asvs: '16.5.1–3',
    name: 'errors',
    parts: {
      'are JSON without internal details': plainErrors,
      'a process with a fatal error exits and is restarted': 'asvs-16',
    },
  },
  {
    asvs: '7.3.1, 7.3.2',
    name: 'sessions expire',
    parts: {
      'after half an hour without a call, and after twelve hours': 'asvs-17',
    },
  },
  {
    asvs: '2.4.1, 6.3.1',
    name: 'guessing and repeating is limited',
    parts: {
      'passwords, without locking the owner out': slowGuesses,
      registrations: fewRegistrations,
      orders: fewCheckouts,
      uploads: fewUploads,
      'queries to the providers, without blocking other buyers': 'asvs-18',
      'order numbers, without blocking the buyer': 'asvs-19',
      'at the gateway, also with forged headers': 'asvs-20',
    },
  },
  {
    asvs: '6.3.8',
    name: 'no answer reveals whether an account exists',
    parts: { 'by its text': slowGuesses, 'by its time': sameTime },
  },
  {
    asvs: '7.4.1–3',
    name: 'an ended session stays ended',
    parts: {
      'after a logout, with and without Redis': overAfterLogout,
      'after a new password': overAfterNewPassword,
      'after every change that ends sessions': 'asvs-21',
    },
  },
  {
    asvs: '16.5.3',
    name: 'an unavailable store opens nothing',
    parts: { 'without Redis': withoutRedis, 'without the database': withoutDatabase },
  },
];
