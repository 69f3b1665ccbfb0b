/** Texts that are the same in every language: names, and words no language here translates. */
export const SAME_EVERYWHERE: readonly string[] = [
  'Merchloom',
  'Shopify',
  'Stripe',
  'FAQ',
  'Facebook',
  'Instagram',
  'TikTok',
  'X (Twitter)',
];

/** Texts that one language happens to share with English, by message file. */
export const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  'fr-FR': [
    'Administration',
    'Client',
    'Clients',
    'Code {code}',
    'Contact',
    'Express',
    'Menu',
    'Notifications',
    'Standard',
    'Total',
  ],
  'de-DE': [
    'Administrator',
    'Details',
    'Express',
    'Links',
    'Live',
    'Name',
    'Standard',
    'Status',
    'System',
    'Text: {text}',
    '{name} in {colour}',
    '{name} in {colour}, {side}',
  ],
  'it-IT': ['Home', 'Menu', 'Password', 'Standard'],
  'es-ES': ['Subtotal', 'Total'],
  'nl-NL': [],
  'da-DK': [],
  'fi-FI': [],
  'nb-NO': [],
  'sv-SE': [],
};
