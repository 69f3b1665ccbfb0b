import { z } from 'zod';
import { instantText, objectId, slug, tenantId } from '@/lib/contract/primitives';
import { FILE_PLACES, LIBRARY_KINDS } from '@/lib/modules/uploads/rules/library';

export const fileParams = z.object({ tenant: tenantId, file: objectId });

/** A picture of a tenant's library. */
export const libraryFile = z.object({
  id: objectId,
  /** Empty for a file that nobody has named. */
  name: z.string(),
  kind: z.enum(LIBRARY_KINDS),
  content_type: z.string(),
  bytes: z.int(),
  /** Null for a picture from before its size was kept. */
  width_px: z.int().nullable(),
  height_px: z.int().nullable(),
  colour_mode: z
    .string()
    .nullable()
    .meta({ description: 'How its colours were kept when it came, such as srgb or cmyk' }),
  url: z.string().meta({ description: 'A copy for screens' }),
  created_at: instantText,
  updated_at: instantText,
  added_by: z.string().nullable().meta({ description: 'Name of the person of the tenant who added it' }),
  /** The event that it was added for. */
  event: z.object({ slug, name: z.string() }).nullable(),
  uses: z.int().meta({ description: 'How many products, stores and colour sets show it' }),
  restorable_until: instantText.nullable().meta({ description: 'Of a deleted file' }),
});
export type LibraryFile = z.output<typeof libraryFile>;

/** A place that names a file. */
const fileUse = z.object({
  place: z.enum(FILE_PLACES),
  /** Of the product, the store or the colour set. */
  name: z.string(),
  slug: slug.nullable(),
  product_id: objectId.nullable(),
  /** How many kept versions of this store's look name it; null for other places. */
  versions: z.int().nullable(),
  locked: z.boolean().meta({ description: 'Locked by staff, so its client can’t change it' }),
  deleted: z.boolean().meta({ description: 'Deleted, and can still be restored' }),
});
export type FileUse = z.output<typeof fileUse>;

export const fileUses = z.object({
  uses: z.array(fileUse),
  more: z.boolean().meta({ description: 'There are further ones' }),
});

export const fileExample: LibraryFile = {
  id: 'fil_4t8w2y6a0c5e9g3k7m1p',
  name: 'logo.png',
  kind: 'artwork',
  content_type: 'image/png',
  bytes: 171_880,
  width_px: 2400,
  height_px: 1200,
  colour_mode: 'srgb',
  url: '/api/ten_fjord/files/fil_4t8w2y6a0c5e9g3k7m1p?size=screen',
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  added_by: 'Ada Fern',
  event: { slug: 'fjord-fern', name: 'Fjord & Fern' },
  uses: 1,
  restorable_until: null,
};

export const usesExample = {
  uses: [
    {
      place: 'product' as const,
      name: 'Crew Tee',
      slug: 'fjord-fern',
      product_id: 'ff-crew-tee',
      versions: null,
      locked: false,
      deleted: false,
    },
  ],
  more: false,
};
