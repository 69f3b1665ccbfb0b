import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';

/**
 * The platform's own pages that search engines may list, with the day on which their text last changed (YYYY-MM-DD).
 * Whoever adds a page or rewrites one changes this list; a test compares it with the pages that name a canonical
 * address. S9-24.
 */
export const PUBLIC_PAGES: readonly { path: string; changed: string }[] = [
  { path: '/', changed: '2026-11-20' },
  { path: '/get-started', changed: '2026-11-20' },
  { path: '/event-builder', changed: '2026-11-20' },
  { path: '/about', changed: '2026-11-29' },
  { path: '/contact', changed: '2026-11-29' },
  { path: '/data-complaint', changed: '2026-11-29' },
  { path: '/assets', changed: '2026-11-29' },
  { path: '/custom-solutions', changed: '2026-11-29' },
  { path: '/how-does-it-work', changed: '2026-11-29' },
  { path: '/need-merch-for-an-event', changed: '2026-11-29' },
  { path: '/our-products', changed: '2026-11-29' },
  ...GARMENT_FAMILIES.map((family) => ({ path: `/our-products/${family}`, changed: '2026-11-29' })),
  { path: '/shopify/signup', changed: '2026-11-29' },
  { path: '/shopify/spoke', changed: '2026-11-29' },
  { path: '/shopify/tsas', changed: '2026-11-29' },
  { path: '/widget-instructions', changed: '2026-11-18' },
  { path: '/help/frequently-asked-questions', changed: '2026-11-29' },
  { path: '/help/help-articles', changed: '2026-11-29' },
  { path: '/help/shipping-and-delivery', changed: '2026-11-29' },
  { path: '/terms-and-conditions', changed: '2026-11-01' },
  { path: '/terms-and-conditions-buyer-us', changed: '2026-11-29' },
  { path: '/terms-and-conditions-us', changed: '2026-11-29' },
  { path: '/imprint', changed: '2026-11-29' },
  { path: '/accessibility', changed: '2026-11-29' },
  { path: '/cookies', changed: '2026-11-29' },
  { path: '/right-of-withdrawal', changed: '2026-11-29' },
  { path: '/data-processing-terms', changed: '2026-11-29' },
  { path: '/sub-processors', changed: '2026-11-29' },
  { path: '/privacy-policy', changed: '2026-11-01' },
  { path: '/privacy-policy-de', changed: '2026-11-01' },
  { path: '/privacy-policy-fr', changed: '2026-11-01' },
  { path: '/privacy-policy-nl', changed: '2026-11-01' },
];
