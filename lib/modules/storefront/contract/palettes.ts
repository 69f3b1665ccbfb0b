import { z } from 'zod';
import { instantText, none, objectId, requiredText, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { LONGEST_PALETTE_NAME } from '@/lib/modules/storefront/rules/palettes';
import { areAlike } from '@/lib/modules/storefront/rules/theme/store-theme';
import { colour } from './look-fields';
import {
  addPaletteCall,
  listPalettesCall,
  offerPaletteCall,
  orderPalettesCall,
  renamePaletteCall,
} from './paths';

const own = text(LONGEST_PALETTE_NAME).optional();
const names = z.object({
  en: requiredText(LONGEST_PALETTE_NAME),
  fr: own,
  de: own,
  it: own,
  es: own,
  nl: own,
  da: own,
  fi: own,
  no: own,
  sv: own,
});
const TOO_CLOSE: FieldErrorCode = 'low_contrast';

const fields = z.object({
  /** A language without one reads English. */
  names,
  primary: colour,
  secondary: colour,
  tertiary: colour,
});

/** What staff write. The colours must be as distinct as a store's own have to be. S2.2-326. */
export const paletteForm = fields.refine(({ primary, secondary }) => !areAlike(primary, secondary), {
  path: ['secondary'],
  params: { code: TOO_CLOSE },
});
export type PaletteForm = z.output<typeof paletteForm>;

/** The names alone, as staff write them. S2.2-331. */
export const paletteNamesForm = z.object({ names });
export type PaletteNamesForm = z.output<typeof paletteNamesForm>;

const staffPalette = z.object({
  id: z.string(),
  /** Null for a first one, whose name is a message. */
  names: names.nullable(),
  /** What it is called in each language that has a name for it, a first one too. S2.2-331. */
  called: names.optional(),
  primary: z.string(),
  secondary: z.string(),
  tertiary: z.string(),
  /** Null while it is offered. */
  withdrawn_at: instantText.nullable(),
  made_at: instantText,
  /** Null for the first ones, and once they were removed for good. */
  made_by: z.string().nullable(),
});
export type StaffPalette = z.output<typeof staffPalette>;

const COLOURS = { primary: '#1f4d3a', secondary: '#f2ead9', tertiary: '#b5532a' };
const ids = z.array(objectId).min(1).max(100);
const shared = { access: 'staff', permission: 'super_admin_panel.update', query: none } as const;

/** S2.2-326. */
export const listPalettes = route({
  id: 'palettes.list',
  ...listPalettesCall,
  summary: 'The palettes that new stores are offered, in order, and those that were withdrawn',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: z.object({ palettes: z.array(staffPalette) }),
  example: {
    response: {
      palettes: [
        {
          id: 'pal_7k2m9q4r5t6v8w0x1y3z',
          names: { en: 'Pine', de: 'Kiefer' },
          called: { en: 'Pine', de: 'Kiefer' },
          ...COLOURS,
          withdrawn_at: null,
          made_at: '2026-11-30T09:00:00.000Z',
          made_by: 'Sam Admin',
        },
      ],
    },
  },
});

/** S2.2-326. */
export const addPalette = route({
  id: 'palettes.add',
  ...addPaletteCall,
  summary: 'Offer new stores a further palette',
  ...shared,
  params: none,
  body: paletteForm,
  response: z.object({ id: z.string() }),
  errors: ['too_many'],
  example: {
    request: { names: { en: 'Pine', de: 'Kiefer' }, ...COLOURS },
    response: { id: 'pal_7k2m9q4r5t6v8w0x1y3z' },
  },
});

/** S2.2-326. */
export const orderPalettes = route({
  id: 'palettes.order',
  ...orderPalettesCall,
  summary: 'Put the palettes that are offered in another order; a conflict where a colleague was first',
  ...shared,
  params: none,
  body: z.object({
    was: ids.meta({ description: 'The order that was read' }),
    ids: ids.meta({ description: 'The same ids in the new order' }),
  }),
  response: z.object({ ids: z.array(z.string()) }),
  errors: ['conflict'],
  example: {
    request: { was: ['moss', 'harbour'], ids: ['harbour', 'moss'] },
    response: { ids: ['harbour', 'moss'] },
  },
});

/** S2.2-326. */
export const offerPalette = route({
  id: 'palettes.offer',
  ...offerPaletteCall,
  summary: 'Withdraw a palette, or offer it again; a conflict for the last one',
  ...shared,
  params: z.object({ palette: objectId }),
  body: z.object({ is_offered: z.boolean() }),
  response: z.object({ id: z.string() }),
  errors: ['conflict', 'too_many'],
  example: { params: { palette: 'moss' }, request: { is_offered: false }, response: { id: 'moss' } },
});

/** S2.2-331. */
export const renamePalette = route({
  id: 'palettes.rename',
  ...renamePaletteCall,
  summary: 'Call a palette something else; a conflict where a colleague was first',
  ...shared,
  params: z.object({ palette: objectId }),
  body: paletteNamesForm.extend({
    was: names
      .nullable()
      .meta({ description: 'The names that were read; null for a first one that has none' }),
  }),
  response: z.object({ id: z.string() }),
  errors: ['conflict'],
  example: {
    params: { palette: 'moss' },
    request: { was: null, names: { en: 'Forest', de: 'Wald' } },
    response: { id: 'moss' },
  },
});
