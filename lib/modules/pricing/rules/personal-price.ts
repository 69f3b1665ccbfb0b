import { assertMinor, type Minor } from '@/lib/kernel/money';

/** What a shopper's own texts and pictures add to a piece, ex VAT in minor units: per side they are on, per text, per picture. */
export interface PersonalPrice {
  side: Minor;
  text: Minor;
  image: Minor;
}

/** How much of a piece is the shopper's own. */
export interface PersonalCount {
  sides: number;
  texts: number;
  images: number;
}

/** The rule of a product whose personalisation costs nothing. */
export const NO_PERSONAL_PRICE: PersonalPrice = { side: 0, text: 0, image: 0 };

/** The most a side, a text or a picture may cost: 10,000.00. */
export const MAX_PERSONAL_PRICE: Minor = 1_000_000;

/** What personalising one piece adds to its price ex VAT, in minor units; VAT is rounded on their sum (DECISIONS 14). */
export function personalNet(rule: PersonalPrice, count: PersonalCount): Minor {
  return assertMinor(rule.side * count.sides + rule.text * count.texts + rule.image * count.images);
}

/** Whether a rule asks for anything at all. */
export function isPriced({ side, text, image }: PersonalPrice): boolean {
  return side + text + image > 0;
}
