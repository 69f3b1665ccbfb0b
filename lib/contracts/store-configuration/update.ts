import { z } from 'zod';
import { route } from '../route';
import { eventParams, none, objectId, outsideFlag, text } from '../shared/primitives';
import { hexColour } from '../storefront/store-config';
import { configuration, configurationExample } from './configuration';

const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]);
/** A page of this store or an https address. */
const link = z.union([
  z.literal(''),
  z.string().regex(/^\/[a-z0-9-]{3,63}(\/[\w=-]*)*$/),
  z.url({ protocol: /^https$/ }).max(500),
]);
const mailAddress = z.union([z.literal(''), z.email().max(254)]);

/**
 * The request of SPEC 7, in camelCase. A colour set with an `id` of the list chooses it; changed colours make a set
 * of the tenant's own. Every field may be left out: it then stays as it is.
 */
export const storeConfigUpdate = z
  .object({
    version: z.coerce.number().int().optional(),
    colourSet: z
      .object({
        id: objectId.optional(),
        name: text(80).optional(),
        primary: hexColour.optional(),
        secondary: hexColour.optional(),
        tertiary: hexColour.optional(),
      })
      .optional(),
    fontSet: z.object({ id: objectId }).optional(),
    storeName: text(80).min(1).optional(),
    facebookUrl: webAddress.optional(),
    instagramUrl: webAddress.optional(),
    tiktokUrl: webAddress.optional(),
    twitterUrl: webAddress.optional(),
    contactPhone: text(40).optional(),
    contactAddress: text(300).optional(),
    contactEmail: mailAddress.optional(),
    customLogo: z.object({ enabled: outsideFlag }).optional(),
    homeHeading: text(120).optional(),
    homeSubheading: text(240).optional(),
    customBackground: z
      .object({ enabled: outsideFlag.optional(), darkText: outsideFlag.optional() })
      .optional(),
    homeButton: z
      .object({ enabled: outsideFlag.optional(), text: text(40).optional(), link: link.optional() })
      .optional(),
    aboutUs: z
      .object({
        enabled: outsideFlag.optional(),
        pageName: text(60).optional(),
        content: text(5000).optional(),
      })
      .optional(),
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
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/configuration/update',
  summary: "Change a store's look and page content",
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: none,
  body: z.object({ storeConfig: storeConfigUpdate }),
  bodyKind: 'json-or-multipart',
  response: configuration,
  errors: ['conflict'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: {
      storeConfig: { homeHeading: 'Coffee people, well dressed', colourSet: { primary: '#1f4d3a' } },
    },
    response: configurationExample,
  },
});
