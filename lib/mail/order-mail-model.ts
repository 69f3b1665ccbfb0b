import type { OwnWords } from './own-words';

/** One ordered line in a mail; every text is final, in the reader's language. */
export interface OrderMailLine {
  name: string;
  details: string;
  quantity: string;
  /** Empty for gifts. */
  total: string;
  pictureCid: string | null;
  pictureAlt: string;
}

/** The content of an order mail, final: the layout makes no text and computes no figure. */
export interface OrderMailModel {
  lang: string;
  subject: string;
  preview: string;
  storeName: string;
  heading: string;
  intro: string;
  own?: OwnWords;
  /** The changes, one sentence each; empty unless the mail is about a change or a cancellation. */
  changes: string[];
  colours: { primary: string; onPrimary: string };
  reference: { label: string; value: string };
  lines: OrderMailLine[];
  totals: { label: string; value: string; strong: boolean }[];
  /** Both are empty where nothing will be delivered. */
  deliveryHeading: string;
  delivery: string;
  /** Both are empty where nothing is sent. */
  addressHeading: string;
  address: string[];
  tracking: { label: string; url: string } | null;
  /** The order's own page, by its signed link. */
  page: { label: string; url: string };
  footer: string[];
}
