import type { QrMatrix } from '@/lib/files/qr/qr-matrix';

/** One card of a sheet: a QR code, and its code as text for typing. */
export interface QrCard {
  matrix: QrMatrix;
  code: string;
}

/** A sheet of cards to print and cut; its texts are final. */
export interface QrSheetModel {
  lang: string;
  /** The region's paper size. */
  paper: 'a4' | 'letter';
  /** The document's title, which is not printed. */
  title: string;
  author: string;
  /** Above the code, on each card. */
  heading: string;
  /** Below the code, on each card: what to do with it. */
  hint: string;
  cards: readonly QrCard[];
}
