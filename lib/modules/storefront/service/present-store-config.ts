import type { StoreConfig } from '@/lib/modules/storefront/contract/store-config';
import type { StoreContent } from '@/lib/db/schema/storefront';
import { NO_PICTURE } from '@/lib/modules/storefront/rules/no-picture';
import { ownText } from '@/lib/modules/storefront/rules/rich-text/own-text';
import { DEFAULT_LAYOUT } from '@/lib/modules/storefront/rules/theme/store-layout';
import type { ColourSetJson, FontSetJson } from '@/lib/modules/storefront/data/read-storefront';

/** The colour set of S3.6. */
function presentColourSet(set: ColourSetJson): StoreConfig['colourSet'] {
  const { id, name, primary, secondary, tertiary, createdByUserId, backgroundImage } = set;
  return { id, name, primary, secondary, tertiary, createdByUserId, backgroundImage };
}

/** The font set of S3.6. */
function presentFontSet(set: FontSetJson): StoreConfig['fontSet'] {
  const { id, name, description, fontOne, fontTwo } = set;
  return { id, fontSetName: name, fontSetDescription: description, fontOne, fontTwo };
}

/** The store configuration of S3.6, for the storefront. */
export function presentStoreConfig(
  content: StoreContent,
  colourSet: ColourSetJson,
  fontSet: FontSetJson,
): StoreConfig {
  return {
    colourSet: presentColourSet(colourSet),
    fontSet: presentFontSet(fontSet),
    layout: content.layout ?? DEFAULT_LAYOUT,
    storeName: content.storeName,
    facebookUrl: content.facebookUrl,
    instagramUrl: content.instagramUrl,
    tiktokUrl: content.tiktokUrl,
    twitterUrl: content.twitterUrl,
    contactPhone: content.contactPhone,
    contactAddress: content.contactAddress,
    contactEmail: content.contactEmail,
    customLogo: content.customLogo,
    shareImage: content.shareImage ?? NO_PICTURE,
    favicon: content.favicon ?? NO_PICTURE,
    homeHeading: content.homeHeading,
    homeSubheading: content.homeSubheading,
    customBackground: content.customBackground,
    homeButton: content.homeButton,
    aboutUs: {
      enabled: content.aboutUs.enabled,
      pageName: content.aboutUs.pageName,
      ...ownText(content.aboutUs),
    },
    faqs: ownText(content.faqs),
    terms: ownText(content.terms),
    ...(content.greenEvidence ? { greenEvidence: content.greenEvidence } : {}),
    contactUs: content.contactUs,
  };
}
