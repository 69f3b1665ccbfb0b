import type { CSSProperties } from 'react';
import type { StoreConfig } from '@/lib/modules/storefront/contract/store-config';
import { storeTheme } from '@/lib/modules/storefront/rules/theme/store-theme';

const SYSTEM = 'system-ui, sans-serif';

/**
 * CSS family of a font from the library, with its size-matched fallback; anything else becomes the system font, so that
 * no free text gets into the style.
 */
function family(name: string): string {
  return /^[A-Za-z0-9 ]{1,40}$/.test(name) ? `"${name}", "${name} Fallback", ${SYSTEM}` : SYSTEM;
}

/** The store's colours and fonts as CSS variables, set on its layout only. */
export function storeStyle({
  colourSet,
  fontSet,
}: Pick<StoreConfig, 'colourSet' | 'fontSet'>): CSSProperties {
  const theme = storeTheme(colourSet);
  const variables: Record<`--${string}`, string | number> = {
    '--store-primary': theme.primary,
    '--store-on-primary': theme.onPrimary,
    '--store-secondary': theme.secondary,
    '--store-on-secondary': theme.onSecondary,
    '--store-accent-on-secondary': theme.accentOnSecondary,
    '--store-tertiary': theme.tertiary,
    '--store-on-tertiary': theme.onTertiary,
    '--accent': theme.accent,
    '--accent-dark': `color-mix(in srgb, ${theme.accent} 84%, black)`,
    '--accent-soft': `color-mix(in srgb, ${theme.accent} 9%, white)`,
    '--accent-tint': `color-mix(in srgb, ${theme.accent} 30%, white)`,
    '--ring': theme.accent,
    '--ring-gap': '#ffffff',
    '--font-heading': family(fontSet.fontOne.name),
    '--font-text': family(fontSet.fontTwo.name),
    '--store-heading-weight': fontSet.fontOne.weight,
    '--store-text-weight': fontSet.fontTwo.weight,
  };
  return variables as CSSProperties;
}

/**
 * CSS that gives the store's text font to what lies over the page outside the store's element, such as the cookie
 * notice. It is bound to the store's element, since a document keeps its styles when another page is shown.
 */
export function overlayFont(slug: string, { fontTwo }: StoreConfig['fontSet']): string {
  return `:root:root:has([data-store="${slug}"]){--font-text:${family(fontTwo.name)}}`;
}
