import type { Row } from './row.ts';
import { slowGuesses } from './scripts/logins.ts';

/** What attacks on the running shop have found, so that it does not come back. */
export const rowsOfAttacks: Row[] = [
  {
    asvs: '7.4.2, 7.4.3',
    name: 'found: sessions that outlived their account’s rights',
    parts: {
      'a new password, role or end': 'asvs-37',
      'a deletion': 'asvs-38',
      'a takeover by the operator': 'asvs-39',
      'an old cookie in the second after the logout': 'asvs-40',
    },
  },
  {
    asvs: '6.3.1',
    name: 'found: an owner whom strangers lock out',
    parts: {
      'who is in stays in': slowGuesses,
      'a known device gets in': 'asvs-41',
    },
  },
  {
    asvs: '13.4.2',
    name: 'found: settings that were guessed',
    parts: {
      'a misspelt word': 'asvs-42',
      'test keys in production': 'asvs-43',
      'open limits in production': 'asvs-44',
      'a proxy that nobody named': 'asvs-45',
    },
  },
  {
    asvs: '2.4.1',
    name: 'found: what one visitor could use up',
    parts: {
      'stock by orders that nobody pays': 'asvs-46',
      'calls to a provider by forged webhooks': 'asvs-47',
      'memory by a picture of odd sides': 'asvs-48',
    },
  },
  {
    asvs: '3.4, 4.1',
    name: 'found: odd requests that slipped by',
    parts: {
      'headers on every refusal': 'asvs-49',
      'a host with a user in it, none, or two': 'asvs-50',
    },
  },
  {
    asvs: '6.2.4, 14.3.1',
    name: 'found: what was left lying about',
    parts: {
      'weak passwords of Finns, the brand and one’s own name': 'asvs-51',
      'the browser’s storage after the back office': 'asvs-52',
      'a data folder that others read': 'asvs-53',
      'a shop’s data in git or in the image': 'asvs-54',
    },
  },
];
