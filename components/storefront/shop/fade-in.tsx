import { FADE_SCRIPT } from '@/lib/modules/storefront/rules/theme/fade-script';

/**
 * Fades in its parent element; must be the first child. Without JavaScript nothing is hidden; after client-side
 * navigation nothing fades. S2.5-13, S9-21.
 */
export function FadeIn() {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<script>${FADE_SCRIPT}</script>` }} />;
}
