import { dictionary } from '@zxcvbn-ts/language-common';
import { finnishWords } from './finnish-words.ts';

/** The passwords that guessers try first; the list comes from breached collections. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Who takes the password, and of which shop. */
type About = { userName: string; email: string; brand: string };
export type Weakness = 'common' | 'own-name';

/**
 * Why a password is among the first that somebody would guess, or null. Capitals, accents, numbers and signs around it
 * or in the place of letters, and saying it twice, make no other password of it.
 */
export function findWeakness(password: string, about: About): Weakness | null {
  const cores = coresOf(password);
  const own = ownWords(about);
  if (cores.some((core) => own.has(core))) return 'own-name';
  const isListed = common.has(password.toLowerCase()) || cores.some((core) => isGuessed(core));
  return isListed || isOneSignRepeated(password) ? 'common' : null;
}

const isGuessed = (core: string): boolean => finnishWords.has(core) || (core.length >= 6 && common.has(core));
const isOneSignRepeated = (password: string): boolean => /^(.{1,3})\1+$/su.test(password);

/** A whole date around a word still makes it easy; a longer number is a password of its own. */
const MAX_ADDED = 8;

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** 'Sala-5ana2024!' → 'salasana': small letters without accents, with and without numbers read as letters. */
function coresOf(text: string): string[] {
  const plain = fold(text);
  const withoutEnd = plain.replace(/[^a-z]+$/, '');
  const read = (one: string) => one.replace(/[01345 7@$!]/g, (sign) => letters[sign] ?? '');
  const found = [plain, withoutEnd, read(withoutEnd)].map((one) => one.replace(/[^a-z]/g, ''));
  const whole = found.filter((one) => one !== '' && text.length - one.length <= MAX_ADDED);
  return [...new Set([...whole, ...whole.map(once)])];
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 'kissakissa' → 'kissa'. */
const once = (core: string): string => /^(.{3,}?)\1+$/.exec(core)?.[1] ?? core;

/** The shop's name, the person's, and the e-mail address's parts, together and one by one. */
function ownWords({ userName, email, brand }: About): Set<string> {
  const [mailbox = '', domain = ''] = email.split('@');
  const names = fold(userName).split(/[^a-z]+/);
  const own = [
    brand,
    userName,
    names.toReversed().join(''),
    email,
    mailbox,
    domain,
    domain.replace(/\.[^.]*$/, ''),
    ...names,
    ...fold(mailbox).split(/[^a-z]+/),
    `${brand}${userName}`,
    `${userName}${brand}`,
  ];
  return new Set(own.map((one) => fold(one).replace(/[^a-z]/g, '')).filter((one) => one.length > 2));
}
