/** Texts that are the same in every language: names, and words that are not translated. */
export const SAME_EVERYWHERE: readonly string[] = [
  'Shopify',
  'Stripe',
  'FAQ',
  'SEO',
  '{value} cm',
  '{width} × {height} px',
  '{width} × {height} mm, {dpi} DPI',
  'Facebook',
  'Instagram',
  'TikTok',
  'X (Twitter)',
  'API',
  'SKU',
  '{ms, number} ms',
  'Indigo',
];
