import type { StoreContent } from '@/lib/db/schema/storefront';

type Words = Pick<StoreContent, 'storeName' | 'homeHeading' | 'homeSubheading' | 'contactEmail'> &
  Partial<StoreContent>;

/** A store's page content, with defaults filled in. */
export function storeContent(words: Words): StoreContent {
  return {
    facebookUrl: '',
    instagramUrl: '',
    tiktokUrl: '',
    twitterUrl: '',
    contactPhone: '',
    contactAddress: '',
    customLogo: { enabled: false, url: '' },
    customBackground: { enabled: false, image: '', darkText: true },
    homeButton: { enabled: false, text: '', link: '' },
    aboutUs: { enabled: false, pageName: '', content: '' },
    contactUs: { heading: '', subheading: '', formEmail: words.contactEmail },
    ...words,
  };
}

/** A store's design (ids of its sets) and texts. */
export interface StoreLook {
  tenantId: string;
  eventId: string;
  colourSetId: string;
  fontSetId: string;
  content: StoreContent;
}
