import { z } from 'zod';
import { countryByIso2 } from '@/lib/address/countries';
import { amount, instantText, region, requiredText, text } from '@/lib/contract/primitives';
import { MOST_GRAMS, MOST_PRICE_MINOR } from '@/lib/modules/catalogue/rules/blanks/limits';
import { FIBRES } from '@/lib/modules/catalogue/rules/market/fibres';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { blankId, blankNames, fibreShares } from '../product-fields';

const price = amount.refine((value) => Number(value) <= MOST_PRICE_MINOR / 100, {
  params: { code: 'too_large' },
});
const perCurrency = z.object({ GBP: price, EUR: price, USD: price });
const MOST_BREAKS = 8;
const breaks = z.array(z.object({ from: z.number().int().min(2).max(100_000), price })).max(MOST_BREAKS);
/** Lower prices from a quantity on: from fewer items to more, never dearer. S2.2-315 */
const breaksPerCurrency = z.object({ GBP: breaks, EUR: breaks, USD: breaks });

export const blankParams = z.object({ blank: blankId.meta({ description: 'Id of a blank' }) });

const country = text(2).refine((code) => countryByIso2(code) !== undefined, {
  params: { code: 'unknown_country' },
});
const party = z.object({ name: requiredText(120), address: requiredText(300), contact: requiredText(200) });
const unique = <Item>(list: readonly Item[]) => [...new Set(list)];

const colourForm = z.object({
  /** As stores show it in English; its identifier follows from it. */
  name: requiredText(40).regex(/^[A-Z][A-Za-z]*( [A-Z][A-Za-z]*){0,3}$/),
  hex: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: 'bad_colour' }),
});

/** What staff may change of a blank. Its number and its print areas stay with its drawing. Prices are ex VAT. S2.2-232 */
export const blankForm = z.object({
  /** In other languages than English. Left out, they stay as they are. S2.2-300 */
  names: blankNames.optional(),
  brand: requiredText(60),
  family_variant: text(60),
  category: requiredText(60),
  print_techniques: z.array(requiredText(40)).min(1).max(12).transform(unique),
  regions: z.array(region).min(1).max(3).transform(unique),
  colours: z.array(colourForm).min(1).max(40),
  sizes: z.array(requiredText(20)).min(1).max(20),
  blank_price: perCurrency,
  /** Of one side. */
  print_price: perCurrency,
  /** Left out, they stay as they are. */
  blank_breaks: breaksPerCurrency.optional(),
  print_breaks: breaksPerCurrency.optional(),
  details_specs: z.array(requiredText(120)).max(20),
  /** Of one item; null: not known. Left out, it stays as it is. S4-97 */
  weight_grams: z.number().int().min(1).max(MOST_GRAMS).nullable().optional(),
  fibres: fibreShares.nullable(),
  origin_country: country.nullable(),
  customs_code: text(10)
    .regex(/^\d{6,10}$/)
    .nullable(),
  maker: party.nullable(),
  eu_responsible: party.nullable(),
  identifier: requiredText(80).nullable(),
  certificate: z.object({ number: requiredText(80), issuer: requiredText(120) }).nullable(),
});
export type BlankForm = z.output<typeof blankForm>;

/** A blank that is new: its id, its drawing, its name and its number stay as they are given. S2.2-271 */
export const newBlank = blankForm.extend({
  id: blankId,
  /** Which drawing it has, and with it the print areas and the measures of its sizes. */
  family: z.enum(GARMENT_FAMILIES),
  /** What it is called in English, and where `names` has no other. */
  name: requiredText(80),
  /** The manufacturer's number, the first part of every SKU. */
  code: requiredText(24).regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
});
export type NewBlank = z.output<typeof newBlank>;

const area = z.object({
  width_mm: z.number().positive(),
  height_mm: z.number().positive(),
  dpi: z.number().int().positive(),
});

/** One version of a blank. */
const blankDefinition = z.object({
  names: blankNames.optional(),
  brand: z.string(),
  code: z.string(),
  family_variant: z.string(),
  category: z.string(),
  print_techniques: z.array(z.string()),
  regions: z.array(region),
  colours: z.array(z.object({ identifier: z.string(), name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  blank_price: perCurrency,
  print_price: perCurrency,
  blank_breaks: breaksPerCurrency.optional(),
  print_breaks: breaksPerCurrency.optional(),
  print_areas: z.object({ front: area, back: area }),
  details_specs: z.array(z.string()),
  weight_grams: z.number().int().optional(),
  fibres: z.array(z.object({ fibre: z.enum(FIBRES), percent: z.number().int() })).nullable(),
  origin_country: z.string().nullable(),
  customs_code: z.string().nullable(),
  maker: party.nullable(),
  eu_responsible: party.nullable(),
  identifier: z.string().nullable(),
  certificate: z.object({ number: z.string(), issuer: z.string() }).nullable(),
});

const BLANK_FIELDS = Object.keys(blankDefinition.shape) as (keyof z.output<typeof blankDefinition>)[];
const blankField = z.enum(BLANK_FIELDS as [string, ...string[]]);

/** What of all tenants is made of a blank. */
const touched = z.object({
  tenants: z.number().int(),
  active_products: z.number().int(),
  draft_products: z.number().int(),
  /** Events that sell it now, and those that would. */
  live_stores: z.number().int(),
  other_stores: z.number().int(),
});
export type Touched = z.output<typeof touched>;

export const staffBlank = z.object({
  id: blankId,
  /** Which drawing it has. */
  family: z.enum(GARMENT_FAMILIES),
  /** Its name in English; null for one that is named as its family. */
  name: z.string().nullable(),
  names: blankNames.optional(),
  status: z.enum(['offered', 'withdrawn']),
  /** Why it was withdrawn, for clients to read; empty while it is offered. */
  status_reason: z.string(),
  replaced_by: blankId.nullable(),
  version: z.int32(),
  /** Counts every change: as it was read, so that no other’s change is overwritten. */
  revision: z.int32(),
  changed_at: instantText,
  brand: z.string(),
  code: z.string(),
  category: z.string(),
  colours: z.array(z.object({ identifier: z.string(), name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  /** Where it is offered, and at what list prices, ex VAT. */
  regions: z.array(region),
  blank_price: perCurrency,
  print_price: perCurrency,
  /** Lower ones from so many in one order; absent without any. S2.2-322 */
  blank_breaks: breaksPerCurrency.optional(),
  print_breaks: breaksPerCurrency.optional(),
  touched,
});
export type StaffBlank = z.output<typeof staffBlank>;

const versionEntry = z.object({
  version: z.int32(),
  note: z.string(),
  /** Null for the first import, and for somebody who has left. */
  made_by: z.string().nullable(),
  made_at: instantText,
  /** The fields in which it differs from the one before; none for the first. */
  changed: z.array(blankField),
  definition: blankDefinition,
});
export type BlankVersionEntry = z.output<typeof versionEntry>;

const store = z.object({
  slug: z.string(),
  name: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  live: z.boolean(),
  products: z.number().int(),
  /** Available products of other blanks: with none, the store has nothing left to sell. */
  others: z.number().int(),
});
export type TouchedStore = z.output<typeof store>;

export const staffBlankDetail = staffBlank.extend({
  definition: blankDefinition,
  /** The newest first, at most 50. */
  versions: z.array(versionEntry),
  /** The stores with available products of it, live ones first, at most 50 of `live_stores` and `other_stores`. */
  stores: z.array(store),
});
export type StaffBlankDetail = z.output<typeof staffBlankDetail>;
