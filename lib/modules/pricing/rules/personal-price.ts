import { assertMinor, type Minor } from '@/lib/kernel/money';

/**
 * Prices of a shopper's own texts and pictures per piece, ex VAT in minor units: per used side, per text, per picture.
 */
export interface PersonalPrice {
  side: Minor;
  text: Minor;
  image: Minor;
}

/** How many sides, texts and pictures of a piece are the shopper's own. */
export interface PersonalCount {
  sides: number;
  texts: number;
  images: number;
}

/** The rule of a product with free personalisation. */
export const NO_PERSONAL_PRICE: PersonalPrice = { side: 0, text: 0, image: 0 };

/** The highest price of a side, a text or a picture: 10,000.00. */
export const MAX_PERSONAL_PRICE: Minor = 1_000_000;

/** What personalisation adds to a piece's price ex VAT, in minor units; VAT is rounded on the sum of both (D14-9). */
export function personalNet(rule: PersonalPrice, count: PersonalCount): Minor {
  return assertMinor(rule.side * count.sides + rule.text * count.texts + rule.image * count.images);
}

/** Whether any of the prices is above 0. */
export function isPriced({ side, text, image }: PersonalPrice): boolean {
  return side + text + image > 0;
}
