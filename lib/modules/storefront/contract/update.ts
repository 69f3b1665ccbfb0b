import { z } from 'zod';
import { isMailAddress } from '@/lib/kernel/clean-line';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { route } from '@/lib/contract/route';
import { eventParams, none, objectId, outsideFlag, text } from '@/lib/contract/primitives';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { richTextExcess } from '@/lib/modules/storefront/rules/rich-text/within-limits';
import { STORE_LAYOUTS } from '@/lib/modules/storefront/rules/theme/store-layout';
import { configuration, configurationExample } from './configuration';
import { colour, pictureBlob } from './look-fields';
import { updateConfigurationCall } from './paths';
import { sentRichText } from './rich-text';

/** A text that is empty or passes a test; `code` is the error when it does not. */
const emptyOr = (max: number, code: FieldErrorCode, passes: (value: string) => boolean) =>
  text(max).refine((value) => value === '' || passes(value), { params: { code } });

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const STORE_PATH = /^\/[a-z0-9-]{3,63}(\/[\w=-]*)*$/;

const webAddress = emptyOr(500, 'bad_url', (value) => isAddress(value, ['https:', 'http:']));
/** A page of a store or an https URL. */
const link = emptyOr(500, 'bad_url', (value) => STORE_PATH.test(value) || isAddress(value, ['https:']));
const mailAddress = emptyOr(254, 'invalid_email', isMailAddress);

/**
 * A client's own text, in one of two ways: `content` is plain, its paragraphs an empty line apart; `document` has the
 * formatting and counts where both are sent, in a form as JSON in a text. A `content` that says what is stored already
 * keeps the formatting. S3.6-16.
 */
const MAX_CONTENT = 30_000;
const ownText = z.object({
  content: text(MAX_CONTENT)
    .refine((content) => richTextExcess(fromPlainText(content)) === undefined, {
      params: { code: 'too_long' satisfies FieldErrorCode },
    })
    .optional(),
  document: sentRichText.optional(),
});

/** A new picture, or one of the tenant's library (S2.2-74); where both are said, the new one counts. */
const ownPicture = z.object({
  enabled: outsideFlag.optional(),
  blob: pictureBlob.optional(),
  file: objectId.optional(),
});

/**
 * The request of S7-14, in camelCase. A colour set with an `id` of the list selects that set; changed colours become a
 * set of the tenant. Fields left out stay unchanged. A `blob` is a PNG, JPEG or WebP picture.
 */
export const storeConfigUpdate = z
  .object({
    version: z.coerce.number().int().optional(),
    colourSet: z
      .object({
        id: objectId.optional(),
        name: text(80).optional(),
        primary: colour.optional(),
        secondary: colour.optional(),
        tertiary: colour.optional(),
        /** Leaves the set that the colours differ from alone, and makes a new one. */
        asNew: outsideFlag.optional(),
      })
      .optional(),
    fontSet: z.object({ id: objectId }).optional(),
    layout: z.enum(STORE_LAYOUTS).optional(),
    storeName: text(80).min(1).optional(),
    facebookUrl: webAddress.optional(),
    instagramUrl: webAddress.optional(),
    tiktokUrl: webAddress.optional(),
    twitterUrl: webAddress.optional(),
    contactPhone: text(40).optional(),
    contactAddress: text(300).optional(),
    contactEmail: mailAddress.optional(),
    customLogo: ownPicture.optional(),
    shareImage: ownPicture.optional(),
    favicon: ownPicture.optional(),
    homeHeading: text(120).optional(),
    homeSubheading: text(240).optional(),
    customBackground: ownPicture.extend({ darkText: outsideFlag.optional() }).optional(),
    homeButton: z
      .object({ enabled: outsideFlag.optional(), text: text(40).optional(), link: link.optional() })
      .optional(),
    aboutUs: ownText.extend({ enabled: outsideFlag.optional(), pageName: text(60).optional() }).optional(),
    faqs: ownText.optional(),
    terms: ownText.optional(),
    greenEvidence: text(1000).optional(),
    contactUs: z
      .object({
        heading: text(120).optional(),
        subheading: text(240).optional(),
        formEmail: mailAddress.optional(),
      })
      .optional(),
  })
  .strict();
export type StoreConfigUpdate = z.output<typeof storeConfigUpdate>;

export const updateConfiguration = route({
  id: 'store-configuration.update',
  ...updateConfigurationCall,
  summary: "Change a store's look and page content",
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: none,
  body: z.object({ storeConfig: storeConfigUpdate }),
  bodyKind: 'json-or-multipart',
  response: configuration,
  errors: ['conflict', 'event_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: {
      storeConfig: { homeHeading: 'Coffee people, well dressed', colourSet: { primary: '#1f4d3a' } },
    },
    response: configurationExample,
  },
});
