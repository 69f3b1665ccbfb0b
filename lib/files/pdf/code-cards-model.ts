import type { QrCard } from './qr-sheet-model';

/** A file of cards to print and cut; its texts are final, and drawn alike each time. */
export interface CodeCardsModel {
  lang: string;
  layout: 'cards' | 'large';
  /** The region's paper size. */
  paper: 'a4' | 'letter';
  /** The document's title, which is not printed. */
  title: string;
  author: string;
  /** The document's date. */
  at: Date;
  heading: string;
  /** The client's own text; empty for none. */
  note: string;
  /** What to do with the card. */
  hint: string;
  /** A PNG; null for none. */
  logo: Uint8Array | null;
  cards: readonly QrCard[];
}
