import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { StoreConfig } from '@/lib/modules/storefront/contract/store-config';
import { toPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { hasOwnColours, type EditedConfig } from './form-values';

const SYSTEM = 'system-ui, sans-serif';
const HEX = /^#[0-9a-f]{6}$/i;

/**
 * CSS family of a font from the library; anything else becomes the system font, so that no free text gets into the
 * style.
 */
export function fontFamily(name: string): string {
  return /^[A-Za-z0-9 ]{1,40}$/.test(name) ? `"${name}", ${SYSTEM}` : SYSTEM;
}

/** Addresses of pictures that were chosen and are not uploaded yet; null for none. */
export interface ChosenPictures {
  logo: string | null;
  background: string | null;
}

/** The colour set as it is edited; a half-typed colour leaves the saved set. A changed set of the platform has no picture. */
function editedColours({ colourSet }: EditedConfig, configuration: Configuration): StoreConfig['colourSet'] {
  const { available_colour_sets: sets, store_colour_set: saved } = configuration;
  const { primary, secondary, tertiary } = colourSet;
  if (![primary, secondary, tertiary].every((colour) => HEX.test(colour))) return saved;
  const base = sets.find(({ id }) => id === colourSet.id) ?? saved;
  const isKept = base.createdByUserId !== null || !hasOwnColours(sets, colourSet);
  return { ...base, primary, secondary, tertiary, ...(isKept ? {} : { backgroundImage: null }) };
}

const textOf = ({ document }: { document: RichText }) => ({ content: toPlainText(document), document });

/** What the storefront would show if the editor's values were saved. S3.6-12. */
export function editedLook(
  config: EditedConfig,
  configuration: Configuration,
  chosen: ChosenPictures,
): StoreConfig {
  const { customLogo: logo, customBackground: background } = config;
  const fonts = configuration.available_font_sets.find(({ id }) => id === config.fontSet.id);
  return {
    ...config,
    aboutUs: { ...config.aboutUs, ...textOf(config.aboutUs) },
    faqs: textOf(config.faqs),
    terms: textOf(config.terms),
    colourSet: editedColours(config, configuration),
    fontSet: fonts ?? configuration.store_font_set,
    customLogo: { enabled: logo.enabled, url: chosen.logo ?? logo.url },
    shareImage: { enabled: config.shareImage.enabled, url: config.shareImage.url },
    favicon: { enabled: config.favicon.enabled, url: config.favicon.url },
    customBackground: {
      enabled: background.enabled,
      darkText: background.darkText,
      image: chosen.background ?? background.url,
    },
  };
}
