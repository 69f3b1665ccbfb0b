import { FADE_SCRIPT } from '@/lib/modules/storefront/rules/theme/fade-script';

/** Fades in the element it stands first in. Without script nothing is hidden; a page reached by a link just appears. SPEC 2.5, 9. */
export function FadeIn() {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<script>${FADE_SCRIPT}</script>` }} />;
}
