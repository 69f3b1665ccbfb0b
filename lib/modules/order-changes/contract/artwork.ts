import { z } from 'zod';
import { CHARACTER_SETS, SIDES } from '@/lib/modules/design/rules/scene-types';
import { PREFLIGHT_CODES } from '@/lib/modules/design/rules/preflight-codes';
import { instantText } from '@/lib/contract/primitives';

const own = z.object({
  side: z.enum(SIDES),
  layer: z.string(),
  /** What the client calls the layer. */
  label: z.string().optional(),
  /** What is printed now: a text, or a picture's file id. */
  value: z.string(),
});

/** A layer that the shopper filled in, with its limits. */
const artworkField = z.discriminatedUnion('kind', [
  own.extend({
    kind: z.literal('text'),
    max_length: z.number().int(),
    allowed: z.enum(CHARACTER_SETS),
  }),
  own.extend({
    kind: z.literal('picture'),
    width_mm: z.number(),
    height_mm: z.number(),
    scale: z.number(),
  }),
]);
export type ArtworkField = z.output<typeof artworkField>;

/** What the print check found; `block` stops the order, `warn` does not. `values` fill the message's placeholders. */
const artworkIssue = z.object({
  side: z.enum(SIDES),
  /** Null for an issue of the whole side. */
  layer: z.string().nullable(),
  code: z.enum(PREFLIGHT_CODES),
  severity: z.enum(['block', 'warn']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ArtworkIssue = z.output<typeof artworkIssue>;

const artworkLine = z.object({
  line: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** Empty where nothing of it is the shopper's own. */
  fields: z.array(artworkField),
  /** The addresses of its pictures as they are now. */
  before: z.array(z.object({ side: z.enum(SIDES), src: z.string() })),
  issues: z.array(artworkIssue),
});
export type ArtworkLine = z.output<typeof artworkLine>;

/** The printed lines of an order: those with something of the shopper's own, and those that can't be printed. D3-53. */
export const orderArtwork = z.object({
  /** To be sent back with a change; an outdated one is a conflict. */
  version: instantText,
  /** The event that pictures are uploaded for. */
  event_slug: z.string(),
  /** For whoever works on orders: a token for sending their pictures, also where the event is closed or locked. D3-54. */
  upload: z.string().optional(),
  /** An artwork issue stops it, and nothing keeps it from being printed as it is. */
  can_accept: z.boolean(),
  lines: z.array(artworkLine),
});
export type OrderArtwork = z.output<typeof orderArtwork>;

/** The print check's answers for texts and pictures that are not saved, and what the line would look like, as SVG. D3-53. */
export const artworkCheck = z.object({
  issues: z.array(artworkIssue),
  after: z.array(z.object({ side: z.enum(SIDES), svg: z.string() })),
});
export type ArtworkCheck = z.output<typeof artworkCheck>;

export const artworkLineExample: ArtworkLine = {
  line: 'oli_7k2m9x4c1v8b3n5q6w0z',
  name: 'Name Hoodie',
  colour: 'Oat',
  size: 'M',
  quantity: 1,
  fields: [{ side: 'front', layer: 'name', kind: 'text', value: 'INGRID', max_length: 14, allowed: 'any' }],
  before: [],
  issues: [
    { side: 'front', layer: 'name', code: 'word_refused', severity: 'block', values: { word: 'INGRID' } },
  ],
};

export const artworkCheckExample: ArtworkCheck = {
  issues: [],
  after: [{ side: 'front', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
};
