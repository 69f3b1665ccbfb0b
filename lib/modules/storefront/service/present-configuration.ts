import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { StoreContent } from '@/lib/db/schema/storefront';
import type { ConfigurationRow, ConfigurationSets } from '@/lib/modules/storefront/data/read-configuration';
import { presentColours, presentFonts } from './present-sets';
import { NO_PICTURE } from '@/lib/modules/storefront/rules/no-picture';
import { ownText } from '@/lib/modules/storefront/rules/rich-text/own-text';
import { DEFAULT_LAYOUT } from '@/lib/modules/storefront/rules/theme/store-layout';

function pageContent(content: StoreContent): Configuration['store_page_content'] {
  const { customBackground, aboutUs, contactUs } = content;
  return {
    layout: content.layout ?? DEFAULT_LAYOUT,
    store_name: content.storeName,
    contact_phone: content.contactPhone,
    contact_address: content.contactAddress,
    contact_email: content.contactEmail,
    custom_logo: content.customLogo,
    share_image: content.shareImage ?? NO_PICTURE,
    favicon: content.favicon ?? NO_PICTURE,
    home_heading: content.homeHeading,
    home_subheading: content.homeSubheading,
    custom_background: {
      enabled: customBackground.enabled,
      image: customBackground.image,
      dark_text: customBackground.darkText,
    },
    home_button: content.homeButton,
    about_us: { enabled: aboutUs.enabled, page_name: aboutUs.pageName, ...ownText(aboutUs) },
    faqs: ownText(content.faqs),
    terms: ownText(content.terms),
    green_evidence: content.greenEvidence ?? '',
    contact_us: {
      heading: contactUs.heading,
      subheading: contactUs.subheading,
      form_email: contactUs.formEmail,
    },
  };
}

function chosen<S extends { id: string }>(sets: readonly S[], id: string): S {
  const set = sets.find((one) => one.id === id);
  if (!set) throw new Error('a store wears a set that its tenant does not have');
  return set;
}

/** The configuration answer of S7, in snake_case (D19-1). */
export function presentConfiguration(row: ConfigurationRow, sets: ConfigurationSets): Configuration {
  const { configuration, event } = row;
  const { content } = configuration;
  return {
    available_colour_sets: sets.colours.map(presentColours),
    available_font_sets: sets.fonts.map(presentFonts),
    store_colour_set: presentColours(chosen(sets.colours, configuration.colourSetId)),
    store_font_set: presentFonts(chosen(sets.fonts, configuration.fontSetId)),
    store_page_content: pageContent(content),
    name: event.name,
    facebook_url: content.facebookUrl,
    instagram_url: content.instagramUrl,
    tiktok_url: content.tiktokUrl,
    twitter_url: content.twitterUrl,
    locked: event.locked,
    lock_reason: event.lockReason,
    version: configuration.version,
  };
}
