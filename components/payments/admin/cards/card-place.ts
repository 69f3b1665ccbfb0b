/** Where a card is saved, and what for: top-ups of a credit account, or the orders of a merchant's own shop. */
export interface CardPlace {
  purpose: 'topUps' | 'orders';
  /** The page with the form, and what its address needs beside the card. */
  path: string;
  query: Record<string, string>;
  /** Where the person goes when it is saved, or when they think better of it. */
  back: string;
}

/** Where a merchant enters the card: a document of its own, with the provider's script. */
export const CARD_STEP_PATH = '/get-started?step=card';

/** The address of the place, once it is known which card it is about. */
export function placeUrl({ path, query }: CardPlace, card: string | null): string {
  return `${path}?${new URLSearchParams({ ...query, ...(card === null ? {} : { card }) })}`;
}
