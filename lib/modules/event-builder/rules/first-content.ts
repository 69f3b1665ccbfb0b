import { slugFrom } from '@/lib/modules/events/rules/slug';

interface Page {
  name: string;
  heading: string;
  subheading: string;
}

/**
 * What a new store says and shows beside its products, in SPEC 3.6's names: the builder shows it, and the event begins with
 * it, so that the one looks like the other. `logo` is an address; empty for none.
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
    aboutUs: { enabled: false, pageName: '', content: '' },
    contactUs: { heading: '', subheading: '', formEmail: '' },
  };
}

/** The slug a store of this name would ask for. */
export function firstSlug(page: Pick<Page, 'name'>): string {
  return slugFrom(page.name);
}
