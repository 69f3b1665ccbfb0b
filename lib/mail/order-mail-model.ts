/** One ordered line as a mail shows it; every text is final, in the reader's language. */
export interface OrderMailLine {
  name: string;
  details: string;
  quantity: string;
  /** Empty for gifts. */
  total: string;
  pictureCid: string | null;
  pictureAlt: string;
}

/** An order's mail, ready to be laid out: no text is made here, no figure is computed here. */
export interface OrderMailModel {
  lang: string;
  subject: string;
  preview: string;
  storeName: string;
  heading: string;
  intro: string;
  /** What was changed, a sentence each; empty in all mails but those of a change or a cancellation. */
  changes: string[];
  colours: { primary: string; onPrimary: string };
  reference: { label: string; value: string };
  lines: OrderMailLine[];
  totals: { label: string; value: string; strong: boolean }[];
  /** Both empty where nothing will come. */
  deliveryHeading: string;
  delivery: string;
  addressHeading: string;
  address: string[];
  tracking: { label: string; url: string } | null;
  /** The order's own page, by its signed link. */
  page: { label: string; url: string };
  footer: string[];
}
