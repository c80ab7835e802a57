import type { Row } from './row.ts';
import { slowGuesses } from './scripts/logins.ts';

/** Defects found by attacks on the running shop. */
export const rowsOfAttacks: Row[] = [
  {
    asvs: '7.4.2, 7.4.3',
    name: 'found: sessions outlived their account’s rights',
    parts: {
      'after a new password, a new role or the end of sessions': 'asvs-37',
      'after a deletion': 'asvs-38',
      'after the operator takes the account over': 'asvs-39',
      'with the old cookie in the second after the logout': 'asvs-40',
    },
  },
  {
    asvs: '6.3.1',
    name: 'found: strangers could lock the owner out',
    parts: {
      'open sessions stay open': slowGuesses,
      'a known device can log in': 'asvs-41',
    },
  },
  {
    asvs: '13.4.2',
    name: 'found: wrong settings were accepted',
    parts: {
      'a misspelt value': 'asvs-42',
      'test keys in production': 'asvs-43',
      'open limits in production': 'asvs-44',
      'a proxy that is not in the settings': 'asvs-45',
    },
  },
  {
    asvs: '2.4.1',
    name: 'found: one visitor could exhaust a resource',
    parts: {
      'stock, by unpaid orders': 'asvs-46',
      'calls to a provider, by forged webhooks': 'asvs-47',
      'memory, by a picture of extreme proportions': 'asvs-48',
    },
  },
  {
    asvs: '3.4, 4.1',
    name: 'found: malformed requests were accepted',
    parts: {
      'security headers on every refusal': 'asvs-49',
      'a host with a user name, no host, or two hosts': 'asvs-50',
    },
  },
  {
    asvs: '6.2.4, 14.3.1',
    name: 'found: weak passwords and exposed data',
    parts: {
      'passwords from Finnish lists, the brand or the user’s own name': 'asvs-51',
      'browser storage after the use of the back office': 'asvs-52',
      'a data folder that other users can read': 'asvs-53',
      'a shop’s data in git or in the image': 'asvs-54',
    },
  },
];
