import { jsonLdText, type LinkedData } from '@/lib/modules/storefront/rules/seo/json-ld';

/** Structured data for search engines (JSON-LD). */
export function JsonLd({ things }: { things: readonly LinkedData[] }) {
  return <script type="application/ld+json">{jsonLdText(things)}</script>;
}
