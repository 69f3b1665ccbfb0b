import { z } from 'zod';
import { blankId } from '@/lib/modules/catalogue/contract/product-fields';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { hasDrawing } from '../rules/drawing-of';
import { BUILDER_TEXT, EVENT_TYPES, MAX_BUILDER_PRODUCTS } from '@/lib/modules/event-builder/rules/limits';
import { BUILDER_FONT_SET_IDS, PALETTES } from '@/lib/modules/storefront/rules/looks';
import { STORE_LAYOUTS } from '@/lib/modules/storefront/rules/theme/store-layout';
import { wireDesignSchema } from '@/lib/modules/design/contract/wire-design';
import { instantText, objectId, region, requiredText, text } from '@/lib/contract/primitives';

const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({ description: '#rrggbb' });

/** The identifier of a blank's colour: `tee-black`. */
const colourIdentifier = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);

/** A store's name and headings. All may be empty; a name is required when it becomes an event. */
const temporaryPage = z.strictObject({
  name: text(BUILDER_TEXT.name),
  heading: text(BUILDER_TEXT.heading),
  subheading: text(BUILDER_TEXT.subheading),
});

/** The colours of S3.6, a font pair of `BUILDER_FONT_SETS`, and how the pages are arranged: absent for the default. */
const temporaryTheme = z.strictObject({
  primary: colour,
  secondary: colour,
  tertiary: colour,
  font_set: z.enum(BUILDER_FONT_SET_IDS),
  layout: z.enum(STORE_LAYOUTS).optional(),
});

const temporaryProduct = z
  .strictObject({
    /** The id of a blank of the catalogue. */
    blank: blankId,
    /** Which drawing it has; without, the first blank of a family, whose id says it. */
    family: z.enum(GARMENT_FAMILIES).optional(),
    name: requiredText(BUILDER_TEXT.product),
    /** Ex VAT, in the region's currency. */
    price: z
      .string()
      .regex(/^\d{1,4}\.\d{2}$/)
      .meta({ description: 'Decimal string with two places' }),
    /** At least one, without duplicates; the first is shown. */
    colours: z
      .array(colourIdentifier)
      .min(1)
      .max(60)
      .refine((colours) => new Set(colours).size === colours.length),
    /** Null while nothing is printed on it. */
    design: wireDesignSchema.nullable(),
  })
  .refine(hasDrawing, { path: ['blank'], params: { code: 'unknown' } });

/** A store without an owner (S3.5-4): it becomes an event once its holder has an account. */
export const temporaryStore = z.strictObject({
  /** The logo: an upload of this store. */
  img_id: objectId.nullable(),
  page: temporaryPage,
  products: z.array(z.unknown()).max(MAX_BUILDER_PRODUCTS).pipe(z.array(temporaryProduct)),
  region,
  theme: temporaryTheme,
  type: z.enum(EVENT_TYPES),
});
export type TemporaryStore = z.output<typeof temporaryStore>;
export type TemporaryProduct = z.output<typeof temporaryProduct>;

/** A picture uploaded for this store, as its designs name it. */
const builderPicture = z.object({
  id: z.string(),
  url: z.string(),
  width_px: z.number().int(),
  height_px: z.number().int(),
  /** More facts for the print check. */
  content_type: z.string(),
  colour_mode: z.string(),
  bytes: z.number().int(),
});

/** A temporary store as its holder reads it. */
export const keptStore = z.object({
  id: z.string(),
  /** The holder of the token may read, change and take over the store; the token is the last part of its link. */
  token: z.string(),
  /** Sent back with a save, so that one tab does not overwrite another's changes. */
  version: z.int32(),
  store: temporaryStore,
  pictures: z.array(builderPicture),
  saved_at: instantText,
  /** Extended whenever the store is opened or saved. */
  expires_at: instantText,
});
export type KeptStore = z.output<typeof keptStore>;

export const temporaryStoreExample: TemporaryStore = {
  img_id: null,
  region: 'UK',
  type: 'Store',
  theme: { ...PALETTES.moss, font_set: 'clean' },
  page: { name: 'Harbour Lights Choir', heading: 'Sing it on your chest', subheading: 'Printed to order' },
  products: [{ blank: 'tee', name: 'Choir Tee', price: '18.00', colours: ['tee-black'], design: null }],
};

export const keptStoreExample: KeptStore = {
  id: 'tst_7k2m9q4r5t6v8w0x1y3z',
  token: `${'a'.repeat(43)}dHN0XzdrMm05cTRyNXQ2djh3MHgxeTN6`,
  version: 1,
  store: temporaryStoreExample,
  pictures: [],
  saved_at: '2026-11-22T09:00:00.000Z',
  expires_at: '2026-12-22T09:00:00.000Z',
};
