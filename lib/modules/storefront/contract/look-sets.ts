import { z } from 'zod';
import { objectId, requiredText, tenantId, tenantParams, none, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { colour, pictureBlob } from './look-fields';
import * as paths from './paths';
import { colourSet, fontSet, storeConfigExample } from './store-config';

/** Where a set is in use: the events that show it, at most ten by name, and how many in all. */
const setUse = z.object({
  count: z.number().int(),
  events: z.array(z.object({ slug: z.string(), name: z.string(), deleted: z.boolean() })),
});
export type SetUse = z.output<typeof setUse>;

/** For the next update; it is refused when someone else has saved in between. */
const version = z.int32();

const keptColourSet = colourSet.extend({ version, in_use: setUse });
export type KeptColourSet = z.output<typeof keptColourSet>;
const keptFontSet = fontSet.extend({ version, in_use: setUse });
export type KeptFontSet = z.output<typeof keptFontSet>;

/** All sets of the tenant, the oldest first. */
const lookSets = z.object({ colour_sets: z.array(keptColourSet), font_sets: z.array(keptFontSet) });
export type LookSets = z.output<typeof lookSets>;

/** Absent on a change, the background stays; empty, there is none; else the address of a background of the tenant. */
export const newColourSet = z.strictObject({
  name: requiredText(80),
  primary: colour,
  secondary: colour,
  tertiary: colour,
  backgroundImage: text(200).optional(),
  blob: pictureBlob.optional(),
});
export type NewColourSet = z.output<typeof newColourSet>;

/** A font of the library that store pages have; default weights 500 and 400. S3.6-2. */
const chosenFont = (weight: number) =>
  z.strictObject({
    name: requiredText(40),
    weight: z.number().int().min(100).max(900).default(weight),
  });

export const newFontSet = z.strictObject({
  fontSetName: requiredText(80),
  fontSetDescription: text(200).default(''),
  fontOne: chosenFont(500),
  fontTwo: chosenFont(400),
});
export type NewFontSet = z.output<typeof newFontSet>;

const setParams = z.object({ tenant: tenantId, set: objectId });
/** A form sends it as text. */
const seen = z.coerce.number().int().min(1).max(2_147_483_647);

const PARAMS = { tenant: 'ten_fjord' };
const WHERE = { count: 1, events: [{ slug: 'fjord-fern', name: 'Fjord & Fern', deleted: false }] };
const colourExample: KeptColourSet = { ...storeConfigExample.colourSet, version: 1, in_use: WHERE };
const fontExample: KeptFontSet = { ...storeConfigExample.fontSet, version: 1, in_use: WHERE };
const OF_COLOURS = { ...PARAMS, set: colourExample.id };
const OF_FONTS = { ...PARAMS, set: fontExample.id };
const colours = { name: 'Moss', primary: '#1f4d3a', secondary: '#e8dcc4', tertiary: '#b5532a' };
const fonts = { fontSetName: 'Lora and Inter', fontOne: { name: 'Lora' }, fontTwo: { name: 'Inter' } };

export const listLookSets = route({
  id: 'look-sets.list',
  ...paths.listLookSetsCall,
  summary: "A client's colour sets and font sets, with the events that use them",
  access: 'tenant',
  permission: 'store_configuration.read',
  params: tenantParams,
  query: none,
  response: lookSets,
  example: { params: PARAMS, response: { colour_sets: [colourExample], font_sets: [fontExample] } },
});

export const createColourSet = route({
  id: 'look-sets.create-colours',
  ...paths.createColourSetCall,
  summary: 'Add a colour set that every store of the client can use',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: tenantParams,
  query: none,
  body: z.strictObject({ colourSet: newColourSet }),
  bodyKind: 'json-or-multipart',
  response: keptColourSet,
  errors: ['too_many'],
  example: { params: PARAMS, request: { colourSet: colours }, response: colourExample },
});

export const updateColourSet = route({
  id: 'look-sets.update-colours',
  ...paths.updateColourSetCall,
  summary: 'Change a colour set, and with it every store that uses it',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: setParams,
  query: none,
  body: z.strictObject({ version: seen, colourSet: newColourSet }),
  bodyKind: 'json-or-multipart',
  response: keptColourSet,
  errors: ['conflict', 'event_locked'],
  example: { params: OF_COLOURS, request: { version: 1, colourSet: colours }, response: colourExample },
});

export const deleteColourSet = route({
  id: 'look-sets.delete-colours',
  ...paths.deleteColourSetCall,
  summary: 'Delete a colour set that no event uses',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: setParams,
  query: none,
  response: none,
  errors: ['in_use'],
  example: { params: OF_COLOURS, response: {} },
});

export const createFontSet = route({
  id: 'look-sets.create-fonts',
  ...paths.createFontSetCall,
  summary: 'Add a font set that every store of the client can use',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: tenantParams,
  query: none,
  body: z.strictObject({ fontSet: newFontSet }),
  response: keptFontSet,
  errors: ['too_many'],
  example: { params: PARAMS, request: { fontSet: fonts }, response: fontExample },
});

export const updateFontSet = route({
  id: 'look-sets.update-fonts',
  ...paths.updateFontSetCall,
  summary: 'Change a font set, and with it every store that uses it',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: setParams,
  query: none,
  body: z.strictObject({ version: seen, fontSet: newFontSet }),
  response: keptFontSet,
  errors: ['conflict', 'event_locked'],
  example: { params: OF_FONTS, request: { version: 1, fontSet: fonts }, response: fontExample },
});

export const deleteFontSet = route({
  id: 'look-sets.delete-fonts',
  ...paths.deleteFontSetCall,
  summary: 'Delete a font set that no event uses',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: setParams,
  query: none,
  response: none,
  errors: ['in_use'],
  example: { params: OF_FONTS, response: {} },
});
