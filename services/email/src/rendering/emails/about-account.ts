import type { AccountEmail } from '@shop/contracts';
import { SECRET_PLACE } from '../../domain/secret-link.ts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings, Part, Words } from '../email-content.ts';
import { momentText } from '../parts.ts';
import type { WishEmail } from '../../domain/sample-wish.ts';
import { aboutWish } from './about-wish.ts';

const { account } = texts;

type LinkEmail = Exclude<Extract<AccountEmail, { link: object }>, WishEmail>;
type NewsEmail = Exclude<AccountEmail, LinkEmail | WishEmail>;

export function aboutAccount(email: AccountEmail, settings: EmailSettings): EmailContent {
  if ('product' in email) return aboutWish(email, settings);
  return 'link' in email ? withLink(email, settings) : news(email, settings);
}

/** The address is written out for readers without buttons. */
function withLink(email: LinkEmail, { BRAND, PUBLIC_URL }: EmailSettings): EmailContent {
  const { path, expiresAt } = email.link;
  const url = `${PUBLIC_URL}${path}${SECRET_PLACE}`;
  const { subject, lead, button, unasked, why } = linkWords(email, BRAND);
  return {
    textId: email.kind,
    values: email.kind === 'invitation' ? { kutsuja: email.by, kauppa: BRAND } : {},
    subject,
    preview: lead,
    title: subject,
    toName: email.toName,
    lead,
    parts: [
      { is: 'button', text: button, url },
      { is: 'words', words: account.onceUntil(momentText(expiresAt)) },
      { is: 'words', words: unasked },
      { is: 'written-out', lead: account.elsewhere, url },
    ],
    why,
  };
}

function linkWords(email: LinkEmail, brand: string) {
  if (email.kind === 'invitation')
    return { ...account.invitation(email.by, brand), why: texts.why.invited(brand) };
  // Not an account's address before it is confirmed.
  const why = email.kind === 'email-change' ? texts.why.newAddress : texts.why.account;
  return { ...account.links[email.kind], why: why(brand) };
}

function news(email: NewsEmail, { BRAND, seller }: EmailSettings): EmailContent {
  const { subject, lead, notYou } = account.news[email.kind];
  const aika = momentText(email.at);
  const opening = lead(aika);
  return {
    textId: email.kind,
    values: { aika },
    subject,
    preview: opening,
    title: subject,
    toName: email.toName,
    lead: opening,
    parts: [...detailsOf(email), words(notYou(seller.email))],
    why: hasLeft(email) ? texts.why.formerAccount(BRAND) : texts.why.account(BRAND),
  };
}

const hasLeft = ({ kind }: NewsEmail): boolean => kind === 'account-deleted' || kind === 'email-changed';

const words = (text: Words): Part => ({ is: 'words', words: text });

function detailsOf(email: NewsEmail): Part[] {
  if (email.kind === 'email-changed') return facts([[account.newEmail, email.newEmail ?? '']]);
  if (email.kind !== 'admin-login') return [];
  return facts([
    [account.device, email.device],
    [account.address, email.address],
  ]);
}

function facts(rows: [name: string, value: string][]): Part[] {
  const known = rows.filter(([, value]) => value !== '');
  return known.length > 0 ? [{ is: 'facts', rows: known }] : [];
}
