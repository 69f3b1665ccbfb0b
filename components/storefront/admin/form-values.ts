import type { z } from 'zod';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import type { updateConfiguration } from '@/lib/modules/storefront/contract/update';

/** The shape of the request (S7): a field's name equals the path in the server's errors. */
export type ConfigurationInput = z.input<NonNullable<(typeof updateConfiguration)['body']>>;

/**
 * A picture: `url` is the stored one, `blob` the one that was chosen; of a picture of the library that is its copy for screens,
 * and `file` its id.
 */
interface EditedPicture {
  enabled: boolean;
  url: string;
  blob: File | undefined;
  file: string | undefined;
}

/** The same with every field present, as in the editor; errors are visited in this order. */
export interface EditedConfig {
  colourSet: {
    id: string;
    name: string;
    primary: string;
    secondary: string;
    tertiary: string;
    /** The colours come from a proposal: a set that they differ from stays as it is. */
    asNew: boolean;
  };
  fontSet: { id: string };
  layout: StoreLayout;
  storeName: string;
  customLogo: EditedPicture;
  shareImage: EditedPicture;
  favicon: EditedPicture;
  homeHeading: string;
  homeSubheading: string;
  customBackground: EditedPicture & { darkText: boolean };
  homeButton: { enabled: boolean; text: string; link: string };
  aboutUs: { enabled: boolean; pageName: string; document: RichText };
  faqs: { document: RichText };
  terms: { document: RichText };
  greenEvidence: string;
  contactUs: { heading: string; subheading: string; formEmail: string };
  contactEmail: string;
  contactPhone: string;
  contactAddress: string;
  facebookUrl: string;
  instagramUrl: string;
  tiktokUrl: string;
  twitterUrl: string;
}

export interface ConfigurationValues extends ConfigurationInput {
  storeConfig: EditedConfig;
}

/** The fields of the theme studio, in the order of the page. */
export const STUDIO_FIELDS = [
  'colourSet',
  'fontSet',
  'layout',
  'storeName',
  'customLogo',
  'homeHeading',
  'homeSubheading',
  'customBackground',
  'homeButton',
  'aboutUs',
  'faqs',
  'terms',
  'greenEvidence',
  'contactUs',
  'contactEmail',
  'contactPhone',
  'contactAddress',
  'facebookUrl',
  'instagramUrl',
  'tiktokUrl',
  'twitterUrl',
] as const satisfies readonly (keyof EditedConfig)[];

/** The fields of the branding page, in the order of the page. */
export const BRANDING_FIELDS = [
  'storeName',
  'customLogo',
  'colourSet',
  'fontSet',
  'shareImage',
  'favicon',
] as const satisfies readonly (keyof EditedConfig)[];

/** The editor's values: the store's current configuration. */
export function valuesOf(configuration: Configuration): ConfigurationValues {
  const { store_colour_set: colours, store_page_content: page } = configuration;
  const { id, name, primary, secondary, tertiary } = colours;
  return {
    storeConfig: {
      colourSet: { id, name, primary, secondary, tertiary, asNew: false },
      fontSet: { id: configuration.store_font_set.id },
      layout: page.layout,
      storeName: page.store_name,
      customLogo: {
        enabled: page.custom_logo.enabled,
        url: page.custom_logo.url,
        blob: undefined,
        file: undefined,
      },
      shareImage: { ...page.share_image, blob: undefined, file: undefined },
      favicon: { ...page.favicon, blob: undefined, file: undefined },
      homeHeading: page.home_heading,
      homeSubheading: page.home_subheading,
      customBackground: {
        enabled: page.custom_background.enabled,
        darkText: page.custom_background.dark_text,
        url: page.custom_background.image,
        blob: undefined,
        file: undefined,
      },
      homeButton: page.home_button,
      aboutUs: {
        enabled: page.about_us.enabled,
        pageName: page.about_us.page_name,
        document: page.about_us.document,
      },
      faqs: { document: page.faqs.document },
      terms: { document: page.terms.document },
      greenEvidence: page.green_evidence,
      contactUs: {
        heading: page.contact_us.heading,
        subheading: page.contact_us.subheading,
        formEmail: page.contact_us.form_email,
      },
      contactEmail: page.contact_email,
      contactPhone: page.contact_phone,
      contactAddress: page.contact_address,
      facebookUrl: configuration.facebook_url,
      instagramUrl: configuration.instagram_url,
      tiktokUrl: configuration.tiktok_url,
      twitterUrl: configuration.twitter_url,
    },
  };
}

type ColourSet = Configuration['available_colour_sets'][number];

/** The set that the colours are based on. */
function baseSet(sets: readonly ColourSet[], id: string): ColourSet | undefined {
  return sets.find((set) => set.id === id);
}

/** Whether the colours differ from the set they are based on; when saved they become a set of their own. */
export function hasOwnColours(sets: readonly ColourSet[], chosen: EditedConfig['colourSet']): boolean {
  const base = baseSet(sets, chosen.id);
  const same = (name: 'primary' | 'secondary' | 'tertiary') =>
    base?.[name].toLowerCase() === chosen[name].toLowerCase();
  return !(same('primary') && same('secondary') && same('tertiary'));
}
