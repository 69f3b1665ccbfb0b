/** Texts that are the same in every language: names, and words no language here translates. */
export const SAME_EVERYWHERE: readonly string[] = ['Merchloom', 'Shopify', 'Stripe', 'FAQ'];

/** Texts that one language happens to share with English, by message file. */
export const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  'fr-FR': [],
  'de-DE': [],
  'it-IT': [],
  'es-ES': [],
  'nl-NL': [],
  'da-DK': [],
  'fi-FI': [],
  'nb-NO': [],
  'sv-SE': [],
};
