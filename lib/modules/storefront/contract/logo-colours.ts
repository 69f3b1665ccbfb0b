import { z } from 'zod';
import { eventParams, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { PROPOSAL_KINDS } from '@/lib/modules/storefront/rules/branding/proposals';
import { pictureBlob } from './look-fields';
import { logoColoursCall } from './paths';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);

const logoColours = z.object({
  /** The logo's colours and their part of its visible pixels, the largest first; empty where nothing is visible. */
  colours: z.array(z.object({ hex, share: z.number() })),
  /** Three colour sets made from them, with contrast repaired; none without colours. */
  proposals: z.array(z.object({ kind: z.enum(PROPOSAL_KINDS), primary: hex, secondary: hex, tertiary: hex })),
});
export type LogoColours = z.output<typeof logoColours>;

/** Nothing is kept of a picture that is sent. */
export const readLogoColours = route({
  id: 'store-configuration.logo-colours',
  ...logoColoursCall,
  summary:
    "The colours of a logo, and three colour sets made from them; without a picture, of the store's own logo",
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: none,
  body: z.strictObject({ logo: pictureBlob.optional() }),
  bodyKind: 'json-or-multipart',
  response: logoColours,
  errors: ['unavailable'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    request: {},
    response: {
      colours: [{ hex: '#1f4d3a', share: 0.8 }],
      proposals: [{ kind: 'bold', primary: '#1f4d3a', secondary: '#e9edeb', tertiary: '#6d8b7f' }],
    },
  },
});
