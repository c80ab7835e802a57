import type { Row } from './row.ts';
import { slowGuesses } from './scripts/logins.ts';

const account = 'services/account/test';
const gateway = 'services/gateway/test';
const stack = 'packages/dev-stack/test';

/** What attacks on the running shop have found, so that it does not come back. */
export const rowsOfAttacks: Row[] = [
  {
    asvs: '7.4.2, 7.4.3',
    name: 'found: sessions that outlived their account’s rights',
    parts: {
      'a new password, role or end': [
        `${account}/sessions.test.ts › every session of an account is over with %s`,
      ],
      'a deletion': [
        `${account}/sessions.test.ts › a session tells what the account is now, and is over when the account is gone`,
      ],
      'a takeover by the operator': [
        `${account}/create-user.test.ts › taking an account over sets its password, name and role, and ends its sessions`,
      ],
      'an old cookie in the second after the logout': [
        `${gateway}/sessions.test.ts › the cookie dies with the logout, at once`,
      ],
    },
  },
  {
    asvs: '6.3.1',
    name: 'found: an owner whom strangers lock out',
    parts: {
      'who is in stays in': slowGuesses,
      'a known device gets in': [
        `${account}/login-brake.test.ts › a device that was signed in before gets in while strangers are kept out`,
      ],
    },
  },
  {
    asvs: '13.4.2',
    name: 'found: settings that were guessed',
    parts: {
      'a misspelt word': [
        `${stack}/start-config.test.ts › a setting that is none of its words is refused, not guessed: %o`,
      ],
      'test keys in production': [
        'services/payment/src/config.test.ts › production takes test keys only where it says so, and then no live ones',
      ],
      'open limits in production': [
        'services/account/src/config.test.ts › production does not run without its limits',
      ],
      'a proxy that nobody named': [
        `${gateway}/limits.test.ts › in production, visitors from a private address are told of once, unless their proxy is named`,
      ],
    },
  },
  {
    asvs: '2.4.1',
    name: 'found: what one visitor could use up',
    parts: {
      'stock by orders that nobody pays': [
        'services/order/test/unpaid-cap.test.ts › who has not shown that their e-mail address is theirs may hold three, and is told what helps',
      ],
      'calls to a provider by forged webhooks': [
        `${gateway}/limits.test.ts › webhooks that are refused are let through sixty times a minute from one address, genuine ones always`,
      ],
      'memory by a picture of odd sides': [
        'services/catalog/test/pictures.test.ts › a picture of %s is refused at the upload, with the reason',
      ],
    },
  },
  {
    asvs: '3.4, 4.1',
    name: 'found: odd requests that slipped by',
    parts: {
      'headers on every refusal': [
        `${gateway}/raw-requests.test.ts › every answer carries the safe headers and a request id`,
      ],
      'a host with a user in it, none, or two': [
        `${gateway}/raw-requests.test.ts › a request with %s is refused as JSON with the safe headers`,
      ],
    },
  },
  {
    asvs: '6.2.4, 14.3.1',
    name: 'found: what was left lying about',
    parts: {
      'weak passwords of Finns, the brand and one’s own name': [
        'services/account/src/passwords/weak-password.test.ts › %s is one that everybody takes',
      ],
      'the browser’s storage after the back office': [
        'packages/e2e/test/back-office.test.ts › the other screens open clean, and logging out asks first',
      ],
      'a data folder that others read': [
        `${stack}/local-files.test.ts › a data folder is its owner’s alone, also one that was open before`,
      ],
      'a shop’s data in git or in the image': [
        `${stack}/local-files.test.ts › no shop’s data get into git or into the image, whatever their folder’s number`,
      ],
    },
  },
];
