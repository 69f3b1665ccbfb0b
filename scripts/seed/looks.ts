import type { colourSets, fontSets, FontFace } from '@/lib/db/schema/storefront';
import type { FontFamily } from '@/lib/modules/design/rules/font-library';
import { daysBefore } from './moments';

type Colours = readonly [primary: string, secondary: string, tertiary: string];
type Fonts = readonly [one: FontFamily, two: FontFamily];

/** Tenant → set id → name and colours: text, background, accent. */
const COLOURS: Record<string, Record<string, readonly [name: string, colours: Colours]>> = {
  ten_fjord: {
    col_fjord_moss: ['Moss', ['#1f4d3a', '#f2ead9', '#b5532a']],
    col_fjord_harbour: ['Harbour', ['#1d3557', '#eef2f1', '#d1702f']],
    col_fjord_roast: ['Dark roast', ['#4a2c1d', '#f6ecdc', '#4f7a52']],
  },
  ten_lumen: {
    col_lumen_signal: ['Signal', ['#14213d', '#f3f5fa', '#e4572e']],
    col_lumen_graphite: ['Graphite', ['#22262b', '#f4f5f6', '#008f7d']],
    col_lumen_aurora: ['Aurora', ['#3a1f6b', '#f5f1fb', '#0e9384']],
  },
  ten_prairie: {
    col_prairie_bluestem: ['Bluestem', ['#1f4e5f', '#fdf6e3', '#d96c1e']],
    col_prairie_wheat: ['Wheat', ['#6b3f12', '#fbf3dd', '#2f6f8f']],
    col_prairie_sunup: ['Sun-up', ['#8f2d1f', '#fff5ea', '#2b6e57']],
  },
  ten_tidewater: {
    col_tidewater_ink: ['Ink', ['#182b3a', '#f6f1e7', '#a8442a']],
    col_tidewater_marram: ['Marram', ['#37502f', '#f5f3e9', '#8a5a1c']],
    col_tidewater_lamp: ['Reading lamp', ['#4b1e2f', '#faf4e6', '#9a6a12']],
  },
};

const FONTS: Record<string, Record<string, readonly [name: string, description: string, fonts: Fonts]>> = {
  ten_fjord: {
    fon_fjord_lora: ['Lora and Inter', 'A warm serif over a plain sans', ['Lora', 'Inter']],
    fon_fjord_slab: ['Roboto Slab and Inter', 'Sturdy, like a coffee crate', ['Roboto Slab', 'Inter']],
    fon_fjord_marker: [
      'Permanent Marker and Lora',
      'The chalkboard by the till',
      ['Permanent Marker', 'Lora'],
    ],
  },
  ten_lumen: {
    fon_lumen_inter: ['Inter and Inter', 'One clean voice', ['Inter', 'Inter']],
    fon_lumen_archivo: ['Archivo Black and Inter', 'Loud headings, quiet text', ['Archivo Black', 'Inter']],
    fon_lumen_oswald: ['Oswald and Inter', 'Tall and technical', ['Oswald', 'Inter']],
  },
  ten_prairie: {
    fon_prairie_anton: ['Anton and Inter', 'A race poster', ['Anton', 'Inter']],
    fon_prairie_oswald: ['Oswald and Roboto Slab', 'Bib numbers and club notes', ['Oswald', 'Roboto Slab']],
    fon_prairie_pacifico: ['Pacifico and Inter', 'The easy Sunday run', ['Pacifico', 'Inter']],
  },
  ten_tidewater: {
    fon_tidewater_lora: ['Lora and Lora', 'A book, all the way through', ['Lora', 'Lora']],
    fon_tidewater_slab: ['Roboto Slab and Lora', 'Letterpress on a Sunday', ['Roboto Slab', 'Lora']],
    fon_tidewater_inter: ['Lora and Inter', 'Serif spines, plain labels', ['Lora', 'Inter']],
  },
};

const face = (name: FontFamily, weight: number): FontFace => ({ name, url: '', weight });

/** Three colour sets per tenant, none created by a user. */
export function colourSetRows(at: Date): (typeof colourSets.$inferInsert)[] {
  return Object.entries(COLOURS).flatMap(([tenantId, sets]) =>
    Object.entries(sets).map(([id, [name, [primaryColour, secondaryColour, tertiaryColour]]], index) => ({
      tenantId,
      id,
      name,
      primaryColour,
      secondaryColour,
      tertiaryColour,
      backgroundImage: null,
      createdByUserId: null,
      createdAt: daysBefore(at, 126 - index),
    })),
  );
}

/** Three font sets per tenant, in the weights of S3.6. */
export function fontSetRows(at: Date): (typeof fontSets.$inferInsert)[] {
  return Object.entries(FONTS).flatMap(([tenantId, sets]) =>
    Object.entries(sets).map(([id, [name, description, [one, two]]], index) => ({
      tenantId,
      id,
      name,
      description,
      fontOne: face(one, 500),
      fontTwo: face(two, 400),
      createdAt: daysBefore(at, 126 - index),
    })),
  );
}
