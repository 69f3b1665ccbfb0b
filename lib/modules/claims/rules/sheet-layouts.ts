/** How cards are laid out: business cards, ten on a page, or large ones, four on a page. D40-10. */
export const SHEET_LAYOUTS = ['cards', 'large'] as const;
export type SheetLayout = (typeof SHEET_LAYOUTS)[number];

/** The longest text of the client's own on a card. */
export const SHEET_NOTE_LENGTH = 80;

/** The most pages of one file. */
const MOST_PAGES = 100;

/** Cards on a page. */
export const CARDS_ON_PAGE: Readonly<Record<SheetLayout, number>> = { cards: 10, large: 4 };

/** The most cards of one file. */
export const cardsInFile = (layout: SheetLayout): number => MOST_PAGES * CARDS_ON_PAGE[layout];

/** How long the files of a sheet can be downloaded. */
export const SHEET_LIFE_MS = 7 * 86_400_000;
