import { finnishWords } from './finnish-words.ts';
import { fold, lettersOf } from './fold.ts';

/** zxcvbn's dictionaries; server and page load them differently. */
type Lists = {
  common: { 'passwords-common': readonly string[] };
  finnish: Record<'commonWords' | 'femaleFirstnames' | 'maleFirstnames' | 'lastnames', readonly string[]>;
};

type About = { userName: string; email: string; brand: string };
export type Weakness = 'common' | 'own-name';

/**
 * Returns why a password is too easy, or null. Case, accents, digits and repetition do not help; names of shop and user
 * are refused.
 */
export function createWeaknessCheck({ common: lists, finnish }: Lists) {
  const common = new Set(lists['passwords-common']);
  const spoken = new Set(
    [finnish.commonWords, finnish.femaleFirstnames, finnish.maleFirstnames, finnish.lastnames]
      .flat()
      .map(lettersOf)
      .filter((word) => word.length > 3),
  );
  const isGuessed = (core: string): boolean =>
    finnishWords.has(core) || spoken.has(core) || (core.length >= 6 && common.has(core));
  return (password: string, about: About): Weakness | null => {
    const cores = coresOf(password);
    const names = ownNames(about);
    const own = new Set(names.map(lettersOf).filter((name) => name.length > 2));
    // A name with any digits.
    const isWritten = names.some((name) => fold(name) === fold(password));
    if (isWritten || cores.some((core) => own.has(core))) return 'own-name';
    const isListed = common.has(password.toLowerCase()) || cores.some((core) => isGuessed(core));
    return isListed || isOneSignRepeated(password) ? 'common' : null;
  };
}

function ownNames({ userName, email, brand }: About): string[] {
  const [mailbox = ''] = email.split('@');
  return [brand, userName, email, mailbox];
}

const isOneSignRepeated = (password: string): boolean => /^(.{1,3})\1+$/su.test(password);

/** A date beside a word is still easy; a longer number is not. */
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

/** 'Sala-5ana2024!' → 'salasana', with and without digits read as letters. */
function coresOf(text: string): string[] {
  const plain = fold(text);
  const lastLetter = plain.split('').findLastIndex((sign) => /[a-z]/.test(sign));
  const withoutEnd = plain.slice(0, lastLetter + 1);
  const read = (one: string) => one.replace(/[01345 7@$!]/g, (sign) => letters[sign] ?? '');
  const found = [plain, withoutEnd, read(withoutEnd)].map((one) => one.replace(/[^a-z]/g, ''));
  const whole = found.filter((one) => one !== '' && text.length - one.length <= MAX_ADDED);
  return [...new Set([...whole, ...whole.map(once)])];
}

/** 'kissakissa' → 'kissa'. */
function once(core: string): string {
  for (let length = 3; length <= core.length / 2; length += 1) {
    const part = core.slice(0, length);
    if (part.repeat(core.length / length) === core) return part;
  }
  return core;
}
