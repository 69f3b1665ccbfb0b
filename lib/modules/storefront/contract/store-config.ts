import { z } from 'zod';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { EMPTY_RICH_TEXT } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { STORE_LAYOUTS } from '@/lib/modules/storefront/rules/theme/store-layout';
import { richText } from './rich-text';

const hexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** `colourSet` of S3.6. */
export const colourSet = z.object({
  id: z.string(),
  name: z.string(),
  primary: hexColour,
  secondary: hexColour,
  tertiary: hexColour,
  createdByUserId: z.string().nullable(),
  backgroundImage: z.string().nullable(),
});

const fontFace = z.object({ name: z.string(), url: z.string(), weight: z.number().int() });

/** `fontSet` of S3.6-2; default weights 500 and 400. */
export const fontSet = z.object({
  id: z.string(),
  fontSetName: z.string(),
  fontSetDescription: z.string(),
  fontOne: fontFace,
  fontTwo: fontFace,
});

/** What a client's own text says, and the text with its formatting. S3.6-16. */
export const ownText = z.object({ content: z.string(), document: richText });

/** The store configuration of S3.6, camelCase on the wire (D19-1). */
export const storeConfig = z.object({
  colourSet,
  fontSet,
  /** How its pages are arranged. */
  layout: z.enum(STORE_LAYOUTS),
  storeName: z.string(),
  facebookUrl: z.string(),
  instagramUrl: z.string(),
  tiktokUrl: z.string(),
  twitterUrl: z.string(),
  contactPhone: z.string(),
  contactAddress: z.string(),
  contactEmail: z.string(),
  customLogo: z.object({ enabled: z.boolean(), url: z.string() }),
  /** The store's own picture for shared links, 1200 × 630 px; off: one is drawn. */
  shareImage: z.object({ enabled: z.boolean(), url: z.string() }),
  /** The store's own icon, 512 px square, with copies of 32 and 180 px (`?size=`). */
  favicon: z.object({ enabled: z.boolean(), url: z.string() }),
  homeHeading: z.string(),
  homeSubheading: z.string(),
  customBackground: z.object({ enabled: z.boolean(), image: z.string(), darkText: z.boolean() }),
  homeButton: z.object({ enabled: z.boolean(), text: z.string(), link: z.string() }),
  aboutUs: ownText.extend({ enabled: z.boolean(), pageName: z.string() }),
  faqs: ownText,
  terms: ownText,
  /** Plain text: the evidence for what the store's texts claim for the environment; absent if there is none. D54-4 */
  greenEvidence: z.string().optional(),
  contactUs: z.object({ heading: z.string(), subheading: z.string(), formEmail: z.string() }),
});
export type StoreConfig = z.output<typeof storeConfig>;

const STORY = 'We roast by the water.';

export const storeConfigExample: StoreConfig = {
  colourSet: {
    id: 'col_fjord_moss',
    name: 'Moss',
    primary: '#1f4d3a',
    secondary: '#e8dcc4',
    tertiary: '#b5532a',
    createdByUserId: null,
    backgroundImage: null,
  },
  fontSet: {
    id: 'fon_fjord_lora',
    fontSetName: 'Lora and Inter',
    fontSetDescription: 'A warm serif over a plain sans',
    fontOne: { name: 'Lora', url: '/fonts/lora.css', weight: 500 },
    fontTwo: { name: 'Inter', url: '/fonts/inter.css', weight: 400 },
  },
  layout: 'classic',
  storeName: 'Fjord & Fern',
  facebookUrl: '',
  instagramUrl: 'https://instagram.com/fjordfern.example',
  tiktokUrl: '',
  twitterUrl: '',
  contactPhone: '+44 131 496 0100',
  contactAddress: '1 Quay Road, Leith EH6 6AA',
  contactEmail: 'hello@fjord-fern.example',
  customLogo: { enabled: false, url: '' },
  shareImage: { enabled: false, url: '' },
  favicon: { enabled: false, url: '' },
  homeHeading: 'Coffee people, well dressed',
  homeSubheading: 'Printed to order, shipped from the UK',
  customBackground: { enabled: false, image: '', darkText: true },
  homeButton: { enabled: true, text: 'See the collection', link: '/fjord-fern/products' },
  aboutUs: { enabled: true, pageName: 'Our story', content: STORY, document: fromPlainText(STORY) },
  faqs: { content: '', document: EMPTY_RICH_TEXT },
  terms: { content: '', document: EMPTY_RICH_TEXT },
  contactUs: {
    heading: 'Say hello',
    subheading: 'We answer within a day',
    formEmail: 'hello@fjord-fern.example',
  },
};
