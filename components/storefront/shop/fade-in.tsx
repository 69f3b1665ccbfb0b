import { FADE_SCRIPT, FADE_SOONER_SCRIPT } from '@/lib/modules/storefront/rules/theme/fade-script';

function Inline({ script }: { script: string }) {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<script>${script}</script>` }} />;
}

/**
 * Fades in its parent element; must be the first child, and `FadeInSooner` the last. Without JavaScript nothing is
 * hidden; after client-side navigation nothing fades. S2.5-13, S9-21.
 */
export function FadeIn() {
  return <Inline script={FADE_SCRIPT} />;
}

/** Starts the parent's fade when its fonts are ready, and not only after 1.6 s. */
export function FadeInSooner() {
  return <Inline script={FADE_SOONER_SCRIPT} />;
}
