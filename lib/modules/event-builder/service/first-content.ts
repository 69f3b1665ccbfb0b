import type { CompanyRow } from '@/lib/modules/event-builder/data/create-event';
import type { StoreContent } from '@/lib/db/schema/storefront';

/** The texts of a new store: its names, the company's address, and nothing else yet. `logo` is a URL. */
export function firstContent(
  { name, heading, subheading }: { name: string; heading: string; subheading: string },
  company: CompanyRow,
  logo: string | null,
  layout?: StoreContent['layout'],
): StoreContent {
  const { email } = company.companyDetails;
  return {
    ...(layout ? { layout } : {}),
    storeName: name,
    homeHeading: heading || name,
    homeSubheading: subheading,
    facebookUrl: '',
    instagramUrl: '',
    tiktokUrl: '',
    twitterUrl: '',
    contactPhone: '',
    contactAddress: '',
    contactEmail: email,
    customLogo: { enabled: logo !== null, url: logo ?? '' },
    customBackground: { enabled: false, image: '', darkText: true },
    homeButton: { enabled: false, text: '', link: '' },
    aboutUs: { enabled: false, pageName: '', content: '' },
    contactUs: { heading: '', subheading: '', formEmail: email },
  };
}
