import { z } from 'zod';
import { STORE_LAYOUTS } from '@/lib/modules/storefront/rules/theme/store-layout';
import { colourSet, fontSet, ownText, storeConfigExample } from './store-config';

/** The page content of S3.6 in the read answer's snake_case (D19-1). */
const storePageContent = z.object({
  layout: z.enum(STORE_LAYOUTS),
  store_name: z.string(),
  contact_phone: z.string(),
  contact_address: z.string(),
  contact_email: z.string(),
  custom_logo: z.object({ enabled: z.boolean(), url: z.string() }),
  share_image: z.object({ enabled: z.boolean(), url: z.string() }),
  favicon: z.object({ enabled: z.boolean(), url: z.string() }),
  home_heading: z.string(),
  home_subheading: z.string(),
  custom_background: z.object({ enabled: z.boolean(), image: z.string(), dark_text: z.boolean() }),
  home_button: z.object({ enabled: z.boolean(), text: z.string(), link: z.string() }),
  about_us: ownText.extend({ enabled: z.boolean(), page_name: z.string() }),
  faqs: ownText,
  terms: ownText,
  /** The evidence for what the store's texts claim for the environment; empty for none. D54-4 */
  green_evidence: z.string(),
  contact_us: z.object({ heading: z.string(), subheading: z.string(), form_email: z.string() }),
});

/** S7: the answer of the configuration's read and update. */
export const configuration = z.object({
  available_colour_sets: z.array(colourSet),
  available_font_sets: z.array(fontSet),
  store_colour_set: colourSet,
  store_font_set: fontSet,
  store_page_content: storePageContent,
  name: z.string(),
  facebook_url: z.string(),
  instagram_url: z.string(),
  tiktok_url: z.string(),
  twitter_url: z.string(),
  locked: z.boolean(),
  /** Why staff have locked the event; null when they haven't said. */
  lock_reason: z.string().nullable(),
  /** Sent back with an update, so that one editor does not overwrite another's changes. */
  version: z.int32(),
});
export type Configuration = z.output<typeof configuration>;

const { colourSet: chosenColours, fontSet: chosenFonts, aboutUs, faqs, terms } = storeConfigExample;

export const configurationExample: Configuration = {
  available_colour_sets: [chosenColours],
  available_font_sets: [chosenFonts],
  store_colour_set: chosenColours,
  store_font_set: chosenFonts,
  store_page_content: {
    layout: 'classic',
    store_name: 'Fjord & Fern',
    contact_phone: '',
    contact_address: '',
    contact_email: 'hello@fjord-fern.example',
    custom_logo: { enabled: false, url: '' },
    share_image: { enabled: false, url: '' },
    favicon: { enabled: false, url: '' },
    home_heading: 'Coffee people, well dressed',
    home_subheading: 'Printed to order',
    custom_background: { enabled: false, image: '', dark_text: true },
    home_button: { enabled: true, text: 'See the collection', link: '/fjord-fern/products' },
    about_us: {
      enabled: true,
      page_name: 'Our story',
      content: aboutUs.content,
      document: aboutUs.document,
    },
    faqs,
    terms,
    green_evidence: '',
    contact_us: { heading: 'Say hello', subheading: '', form_email: 'hello@fjord-fern.example' },
  },
  name: 'Fjord & Fern',
  facebook_url: '',
  instagram_url: '',
  tiktok_url: '',
  twitter_url: '',
  locked: false,
  lock_reason: null,
  version: 1,
};
