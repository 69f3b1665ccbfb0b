import { slugFrom } from '@/lib/modules/events/rules/slug';
import { ownText } from '@/lib/modules/storefront/rules/rich-text/own-text';

const NO_TEXT = ownText();

interface Page {
  name: string;
  heading: string;
  subheading: string;
}

/**
 * The texts and pictures of a new store, under the names of S3.6. The builder shows them and the event starts with
 * them, so both look the same. `logo` is a URL; empty for none.
 */
export function firstContent(page: Page, logo: string) {
  const blank = { facebookUrl: '', instagramUrl: '', tiktokUrl: '', twitterUrl: '' };
  return {
    ...blank,
    contactPhone: '',
    contactAddress: '',
    contactEmail: '',
    storeName: page.name,
    customLogo: { enabled: logo !== '', url: logo },
    homeHeading: page.heading,
    homeSubheading: page.subheading,
    customBackground: { enabled: false, image: '', darkText: false },
    homeButton: { enabled: false, text: '', link: '' },
    aboutUs: { enabled: false, pageName: '', ...NO_TEXT },
    faqs: NO_TEXT,
    terms: NO_TEXT,
    contactUs: { heading: '', subheading: '', formEmail: '' },
  };
}

/** The slug to try for a store of this name. */
export function firstSlug(page: Pick<Page, 'name'>): string {
  return slugFrom(page.name);
}
