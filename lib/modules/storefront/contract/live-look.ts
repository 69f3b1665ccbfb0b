import { z } from 'zod';
import { storeConfig } from './store-config';

/** The pages that the studio's frame can show. */
export const LIVE_PAGES = ['home', 'about-us', 'faqs', 'contact-us', 'terms-and-conditions'] as const;
export type LivePage = (typeof LIVE_PAGES)[number];

/** What the editor tells its frame: the look as it is edited, and the page to show. S3.6-12. */
export const liveLook = z.object({
  kind: z.literal('store-look'),
  config: storeConfig,
  page: z.enum(LIVE_PAGES),
});
export type LiveLook = z.output<typeof liveLook>;

/** What the frame tells the editor once it listens. */
export const LIVE_READY = 'store-look-ready';
