import { jsonLdText, type LinkedData } from '@/lib/modules/storefront/rules/seo/json-ld';

/** What a page is about, for search engines: a data block, which no browser runs. */
export function JsonLd({ things }: { things: readonly LinkedData[] }) {
  return <script type="application/ld+json">{jsonLdText(things)}</script>;
}
