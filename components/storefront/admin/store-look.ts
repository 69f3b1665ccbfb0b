import type { CSSProperties } from 'react';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { storeTheme, type StoreTheme } from '@/lib/modules/storefront/rules/theme/store-theme';
import type { EditedConfig } from './form-values';

const SYSTEM = 'system-ui, sans-serif';
const HEX = /^#[0-9a-f]{6}$/i;

/**
 * CSS family of a font from the library; anything else becomes the system font, so that no free text gets into the
 * style.
 */
export function fontFamily(name: string): string {
  return /^[A-Za-z0-9 ]{1,40}$/.test(name) ? `"${name}", ${SYSTEM}` : SYSTEM;
}

export interface StoreLook {
  theme: StoreTheme;
  heading: CSSProperties;
  text: CSSProperties;
}

/** Colours and fonts for the preview; an incomplete colour falls back to the saved ones. */
export function storeLook({ colourSet, fontSet }: EditedConfig, configuration: Configuration): StoreLook {
  const complete = [colourSet.primary, colourSet.secondary, colourSet.tertiary].every((text) =>
    HEX.test(text),
  );
  const theme = storeTheme(complete ? colourSet : configuration.store_colour_set);
  const fonts =
    configuration.available_font_sets.find(({ id }) => id === fontSet.id) ?? configuration.store_font_set;
  return {
    theme,
    heading: { fontFamily: fontFamily(fonts.fontOne.name), fontWeight: fonts.fontOne.weight },
    text: { fontFamily: fontFamily(fonts.fontTwo.name), fontWeight: fonts.fontTwo.weight },
  };
}
