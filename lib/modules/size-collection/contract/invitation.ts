import { z } from 'zod';
import { personalisation } from '@/lib/modules/design/contract/personalisation';
import { instantText, region } from '@/lib/contract/primitives';
import { consumerForm } from '@/lib/modules/orders/contract/consumer-form';
import { uploadedPicture } from '@/lib/modules/uploads/contract/upload';

/** The token of an invitee's signed link (D4-5). */
export const inviteTokenParam = z
  .string()
  .regex(/^[A-Za-z0-9_-]{44,240}$/)
  .meta({ description: 'Token of the invitee’s signed link' });

const pictures = z.record(z.string(), z.string());

/** A product that an invitee may choose, without a price. */
const invitationProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** What the client says of its sizes, as plain text with its lines; left out for none. S3.4-43. */
  size_note: z.string().optional(),
  family: z.string(),
  colours: z.array(z.object({ identifier: z.string(), name: z.string(), hex: z.string() })),
  /** Colour identifier → URL of its picture, for the sides that carry a design. */
  images: z.object({ front: pictures, back: pictures }),
  /** The customisable sides, with texts and pictures; both null for a fixed design. */
  scenes: z.object({ front: z.unknown().nullable(), back: z.unknown().nullable() }),
  /** The colour and size pairs that are made; `in_stock` false: sold out. */
  variants: z.array(
    z.object({ variant_id: z.string(), identifier: z.string(), size: z.string(), in_stock: z.boolean() }),
  ),
});
export type InvitationProduct = z.output<typeof invitationProduct>;

/** The fields of S3.1 without name and e-mail; all empty where no address is collected. */
export const answerAddress = z.object({
  phone: z.string(),
  address_first_line: z.string(),
  address_second_line: z.string(),
  address_city: z.string(),
  address_county: z.string(),
  address_postcode: z.string(),
  address_country: z.string(),
  address_state: z.string(),
});

/** An answer: the piece, and its delivery address if addresses are collected. */
export const invitationAnswer = answerAddress.extend({
  product_id: z.string(),
  product_name: z.string(),
  variant_id: z.string(),
  colour_identifier: z.string(),
  colour: z.string(),
  size: z.string(),
  personalisation,
  answered_at: instantText,
});
export type InvitationAnswer = z.output<typeof invitationAnswer>;

/** A Bulk event that collects sizes, as its invitee sees it. D4-5. */
export const invitation = z.object({
  event: z.object({ slug: z.string(), name: z.string(), region, email: z.string() }),
  invitee: consumerForm.pick({ name: true, email: true }),
  /** Why no answer is accepted now; null while answers are accepted. */
  closed: z.enum(['on_hold', 'not_open_yet', 'over']).nullable(),
  opens_at: instantText.nullable(),
  closes_at: instantText.nullable(),
  collects_addresses: z.boolean(),
  products: z.array(invitationProduct),
  answer: invitationAnswer.nullable(),
  /** The invitee's own pictures in the answer, by the file ids in its `personalisation`. */
  pictures: z.array(uploadedPicture),
  /** Whether the invitee has ended this client's invitations and reminders. */
  mails_stopped: z.boolean(),
  /** Sent back with the next answer, so that no other answer is overwritten; 0 before the first. */
  version: z.int32(),
});
export type Invitation = z.output<typeof invitation>;

const NO_ADDRESS = {
  phone: '',
  address_first_line: '',
  address_second_line: '',
  address_city: '',
  address_county: '',
  address_postcode: '',
  address_country: '',
  address_state: '',
};

export const INVITE_TOKEN_EXAMPLE = 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2x1bWVuL2ludl9hZGE';

const PICTURE = '/api/ten_lumen/lumen-offsite/preview/lu-offsite-jacket/jacket-navy/front?v=3f2a';

export const invitationExample: Invitation = {
  event: {
    slug: 'lumen-offsite',
    name: 'Lumen Offsite',
    region: 'EU',
    email: 'people@lumen-robotics.example',
  },
  invitee: { name: 'Femke Dijkstra', email: 'femke@lumen-robotics.example' },
  closed: null,
  opens_at: null,
  closes_at: '2026-12-02T09:00:00.000Z',
  collects_addresses: false,
  products: [
    {
      id: 'lu-offsite-jacket',
      name: 'Offsite Jacket',
      description: 'Windproof, lined, with the mountain on the back.',
      size_note: 'Fits small: choose one size up.',
      family: 'jacket',
      colours: [{ identifier: 'jacket-navy', name: 'Navy', hex: '#16233f' }],
      images: { front: { 'jacket-navy': PICTURE }, back: {} },
      scenes: { front: null, back: null },
      variants: [
        {
          variant_id: 'lu-offsite-jacket-navy-m',
          identifier: 'jacket-navy',
          size: 'M',
          in_stock: true,
        },
      ],
    },
  ],
  answer: {
    ...NO_ADDRESS,
    product_id: 'lu-offsite-jacket',
    product_name: 'Offsite Jacket',
    variant_id: 'lu-offsite-jacket-navy-m',
    colour_identifier: 'jacket-navy',
    colour: 'Navy',
    size: 'M',
    personalisation: {},
    answered_at: '2026-11-20T09:00:00.000Z',
  },
  pictures: [],
  mails_stopped: false,
  version: 1,
};
