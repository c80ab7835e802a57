import type { SellerDetails } from '@shop/contracts';
import type { EmailConfig } from '../config.ts';

/** Who writes, and where the shop is. */
export type EmailSettings = Pick<EmailConfig, 'BRAND' | 'PUBLIC_URL'> & { seller: SellerDetails };

/** Words, some of which lead somewhere. */
export type Words = string | (string | { text: string; url: string })[];

export type PictureLine = {
  title: string;
  /** Size, model and pieces. */
  detail: string;
  price: string;
  /** The price before the sale; '' where there was none. */
  before: string;
  /** An absolute address; '' where there is no picture. */
  image: string;
};

/** What a letter is made of; HTML and text are two ways of writing the same parts. */
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
  /** An address in full, to be copied; where no button is it stands above already. */
  | { is: 'written-out'; lead: string; url: string };

export type EmailContent = {
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  title: string;
  parts: Part[];
  /** Why its reader got it. */
  why: string;
};
