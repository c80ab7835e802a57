import type { AccountLetter } from '@shop/contracts';
import { SECRET_MARK } from '../../domain/secret-link.ts';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings, Part, Words } from '../email-content.ts';
import { greeting, momentText } from '../parts.ts';

const { account } = texts;

type LinkLetter = Extract<AccountLetter, { link: object }>;
type NewsLetter = Exclude<AccountLetter, LinkLetter>;

/** A letter about an account: one with a link that opens something, or one that tells what has happened. */
export function aboutAccount(letter: AccountLetter, settings: LetterSettings): LetterContent {
  return 'link' in letter ? withLink(letter, settings) : news(letter, settings);
}

/** The address is written out too: somebody reads it where no button can be pressed. */
function withLink(letter: LinkLetter, { BRAND, PUBLIC_URL }: LetterSettings): LetterContent {
  const { path, expiresAt } = letter.link;
  const url = `${PUBLIC_URL}${path}${SECRET_MARK}`;
  const { subject, lead, button, unasked, why } = linkWords(letter, BRAND);
  return {
    subject,
    preview: lead,
    title: subject,
    parts: [
      ...greeting(letter.toName, lead),
      { is: 'button', text: button, url },
      { is: 'words', words: account.onceUntil(momentText(expiresAt)) },
      { is: 'words', words: unasked },
      { is: 'written-out', lead: account.elsewhere, url },
    ],
    why,
  };
}

function linkWords(letter: LinkLetter, brand: string) {
  if (letter.kind === 'invitation')
    return { ...account.invitation(letter.by, brand), why: texts.why.invited(brand) };
  // It is no account's address before it is confirmed.
  const why = letter.kind === 'email-change' ? texts.why.newAddress : texts.why.account;
  return { ...account.links[letter.kind], why: why(brand) };
}

function news(letter: NewsLetter, { BRAND, seller }: LetterSettings): LetterContent {
  const { subject, lead, notYou } = account.news[letter.kind];
  const told = lead(momentText(letter.at));
  return {
    subject,
    preview: told,
    title: subject,
    parts: [...greeting(letter.toName, told), ...detailsOf(letter), words(notYou(seller.email))],
    why: hasLeft(letter) ? texts.why.formerAccount(BRAND) : texts.why.account(BRAND),
  };
}

/** Whether it is written to an address that the account had until now. */
const hasLeft = ({ kind }: NewsLetter): boolean => kind === 'account-deleted' || kind === 'email-changed';

const words = (text: Words): Part => ({ is: 'words', words: text });

function detailsOf(letter: NewsLetter): Part[] {
  if (letter.kind === 'email-changed') return facts([[account.newEmail, letter.newEmail ?? '']]);
  if (letter.kind !== 'admin-login') return [];
  return facts([
    [account.device, letter.device],
    [account.address, letter.address],
  ]);
}

function facts(rows: [name: string, value: string][]): Part[] {
  const known = rows.filter(([, value]) => value !== '');
  return known.length > 0 ? [{ is: 'facts', rows: known }] : [];
}
