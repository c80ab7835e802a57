import type { EmailTextEdit, SellerDetails } from '@shop/contracts';
import type { EmailTextId } from '@shop/shop-rules';
import type { EmailConfig } from '../config.ts';

export type EmailSettings = Pick<EmailConfig, 'BRAND' | 'PUBLIC_URL'> & {
  seller: SellerDetails;
  /** Whether emails open their order without a login. */
  orderLinks: boolean;
  ownTexts: Partial<Record<EmailTextId, EmailTextEdit>>;
};

export type Words = string | (string | { text: string; url: string })[];

export type PictureLine = {
  title: string;
  detail: string;
  price: string;
  before: string;
  /** Absolute address; '' without a picture. */
  image: string;
};

export type Part =
  | { is: 'words'; words: Words }
  | { is: 'heading'; text: string }
  | { is: 'facts'; rows: [name: string, value: string][] }
  | { is: 'lines'; lines: PictureLine[] }
  | {
      is: 'totals';
      rows: [name: string, value: string][];
      total: [name: string, value: string];
      note: string;
    }
  | { is: 'address'; lines: string[] }
  | { is: 'button'; text: string; url: string }
  | { is: 'written-out'; lead: string; url: string };

export type EmailContent = {
  textId: EmailTextId | null;
  values: Record<string, string>;
  subject: string;
  preview: string;
  toName: string;
  lead: string;
  title: string;
  parts: Part[];
  why: string;
};

export type Greeted = Omit<EmailContent, 'toName' | 'lead'>;
