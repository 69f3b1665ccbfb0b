import { blankColours } from '@/lib/modules/catalogue/rules/blanks/colours';
import { design, named, placed, shape, stroke, text } from './build';
import type { DemoArtwork } from './demo-artwork';
import { anchor, bean, boat, fjord, frond, harbour, mark, otter } from './fjord-motifs';
import { ripple } from './geometry';

const [COPPER, CREAM, MOSS, GOLD] = ['#c9783c', '#f2ead9', '#1f4d3a', '#d8a24a'];
const slab = { fontFamily: 'Roboto Slab' } as const;

const crewTee: DemoArtwork = {
  family: 'tee',
  colours: blankColours('tee', ['Black', 'Forest', 'Oat']),
  ...design('tee', { front: placed(mark(COPPER, COPPER), 150, 118, 1.12) }),
};

const nameHoodie: DemoArtwork = {
  family: 'hoodie',
  colours: blankColours('hoodie', ['Forest', 'Black', 'Rust']),
  ...design('hoodie', {
    front: [
      ...placed(fjord(CREAM, GOLD), 140, 92, 0.92),
      text('name', 'YOUR NAME', 140, 192, {
        ...slab,
        fontSizeMm: 38,
        fill: CREAM,
        customisable: true,
        maxLength: 14,
        allowed: 'letters_numbers_spaces',
        maxWidthMm: 250,
        label: 'Your name',
      }),
      stroke('line-left', 'M26 222L74 222', GOLD, 2),
      stroke('line-right', 'M206 222L254 222', GOLD, 2),
      text('house', 'FJORD & FERN', 140, 226.5, {
        ...slab,
        fontSizeMm: 12.5,
        fill: GOLD,
        letterSpacing: 0.12,
      }),
    ],
    back: [
      shape('fern', frond(), GOLD, { position: { x: 146, y: 274 }, scale: 2.55, angle: -2, label: 'Fern' }),
      shape('fern-left', frond(), CREAM, { position: { x: 138, y: 276 }, scale: 1.3, angle: -52 }),
      shape('fern-right', frond(), CREAM, { position: { x: 160, y: 276 }, scale: 1.3, angle: 42 }),
      text('house', 'FJORD & FERN', 150, 318, { ...slab, fontSizeMm: 33, fill: CREAM, letterSpacing: 0.08 }),
      text('trade', 'COFFEE ROASTERS', 150, 340, { ...slab, fontSizeMm: 16, fill: GOLD, letterSpacing: 0.2 }),
    ],
  }),
};

const kidsTee: DemoArtwork = {
  family: 'kids-tee',
  colours: blankColours('kids-tee', ['Oat', 'Sky', 'Mustard']),
  ...design('kids-tee', {
    front: [
      ...placed(otter(), 105, 72, 1.3),
      text('name', 'Biscuit', 105, 224, { fontFamily: 'Pacifico', fontSizeMm: 46, fill: '#5b3420' }),
    ],
  }),
};

const mug: DemoArtwork = {
  family: 'mug',
  colours: blankColours('mug', ['Forest', 'Oat', 'Black']),
  ...design('mug', {
    front: placed(mark(COPPER, COPPER), 34, 34, 0.325),
    back: [
      text('line-1', 'slow water,', 34, 32, { fontFamily: 'Lora Italic', fontSizeMm: 11.5, fill: COPPER }),
      text('line-2', 'good coffee', 34, 46, { fontFamily: 'Lora Italic', fontSizeMm: 11.5, fill: COPPER }),
    ],
  }),
};

const tote: DemoArtwork = {
  family: 'tote',
  colours: blankColours('tote', ['Oat', 'Forest']),
  ...design('tote', {
    front: [
      shape('fern', frond(), COPPER, { position: { x: 137, y: 190 }, scale: 1.85, angle: -2, label: 'Fern' }),
      shape('fern-left', frond(), COPPER, { position: { x: 128, y: 192 }, scale: 1.15, angle: -56 }),
      shape('fern-right', frond(), COPPER, { position: { x: 150, y: 192 }, scale: 1.15, angle: 44 }),
      text('house', 'FJORD & FERN', 140, 240, { ...slab, fontSizeMm: 33, fill: COPPER, letterSpacing: 0.06 }),
      stroke('water', ripple(60, 256, 160, 8, 4), COPPER, 2.4),
      text('trade', 'market tote', 140, 286, { fontFamily: 'Lora Italic', fontSizeMm: 22, fill: COPPER }),
    ],
  }),
};

const roasterCap: DemoArtwork = {
  family: 'cap',
  colours: blankColours('cap', ['Forest', 'Black', 'Rust']),
  ...design('cap', {
    front: [
      ...placed(fjord(CREAM, GOLD), 55, 20, 0.46),
      text('house', 'FJORD & FERN', 55, 50, { ...slab, fontSizeMm: 8.6, fill: CREAM, letterSpacing: 0.12 }),
    ],
  }),
};

const fernTee: DemoArtwork = {
  family: 'tee',
  colours: blankColours('tee', ['Oat', 'White', 'Sky']),
  ...design('tee', {
    front: [
      shape('fern', frond(), MOSS, {
        position: { x: 132, y: 352 },
        scale: 3.3,
        angle: 2,
        label: 'A single frond',
      }),
    ],
  }),
};

const harbourHoodie: DemoArtwork = {
  family: 'hoodie',
  colours: blankColours('hoodie', ['Navy', 'Black', 'Forest']),
  ...design('hoodie', {
    front: [
      text('time', '6.40', 140, 66, { ...slab, fontSizeMm: 52, fill: GOLD }),
      text('ferry', 'first ferry', 140, 94, { fontFamily: 'Lora Italic', fontSizeMm: 24, fill: CREAM }),
    ],
    back: [
      ...placed(harbour(CREAM, GOLD), 150, 170, 1.05),
      text('place', 'THE HARBOUR LIGHTS', 150, 258, {
        ...slab,
        fontSizeMm: 24,
        fill: CREAM,
        letterSpacing: 0.06,
      }),
      text('house', 'Fjord & Fern Coffee', 150, 284, {
        fontFamily: 'Lora Italic',
        fontSizeMm: 19,
        fill: GOLD,
      }),
    ],
  }),
};

const fernMug: DemoArtwork = {
  family: 'mug',
  colours: blankColours('mug', ['White', 'Oat', 'Sky']),
  ...design('mug', {
    front: [
      shape('fern', frond(), MOSS, { position: { x: 27, y: 64 }, scale: 0.6, angle: 2, label: 'Fern' }),
      shape('fern-small', frond(), MOSS, { position: { x: 36, y: 64 }, scale: 0.38, angle: 40 }),
    ],
  }),
};

const BEANS: readonly (readonly [x: number, y: number, angle: number])[] = [
  [70, 60, -28],
  [140, 48, 12],
  [210, 62, 40],
  [102, 120, 64],
  [178, 116, -52],
  [66, 176, 8],
  [140, 180, -20],
  [214, 172, 74],
];
const beanTote: DemoArtwork = {
  family: 'tote',
  colours: blankColours('tote', ['Oat', 'White']),
  ...design('tote', {
    front: [
      ...BEANS.map(([x, y, angle], index) =>
        shape(`bean-${index + 1}`, bean(), index % 3 === 1 ? COPPER : '#4a2c1d', {
          position: { x, y },
          scale: 1.32,
          angle,
          ...(index === 0 ? { label: 'Coffee beans' } : {}),
        }),
      ),
      text('weight', 'one kilo', 140, 262, { fontFamily: 'Pacifico', fontSizeMm: 44, fill: '#4a2c1d' }),
      text('house', 'FJORD & FERN COFFEE', 140, 294, {
        ...slab,
        fontSizeMm: 13,
        fill: COPPER,
        letterSpacing: 0.14,
      }),
    ],
  }),
};

const boatTee: DemoArtwork = {
  family: 'kids-tee',
  colours: blankColours('kids-tee', ['White', 'Sky', 'Mustard']),
  ...design('kids-tee', { front: placed(boat(), 105, 104, 1.28) }),
};

const quayCap: DemoArtwork = {
  family: 'cap',
  colours: blankColours('cap', ['Navy', 'Rust', 'Slate']),
  ...design('cap', {
    front: [...placed(anchor(CREAM), 55, 27, 0.78)],
    back: [
      text('place', 'THE QUAY', 37.5, 16, { ...slab, fontSizeMm: 11, fill: CREAM, letterSpacing: 0.14 }),
    ],
  }),
};

const draftCap: DemoArtwork = {
  family: 'cap',
  colours: blankColours('cap', ['Oat', 'Forest']),
  ...design('cap', {
    front: named('draft', [
      shape('fern', frond(), COPPER, { position: { x: 52, y: 53 }, scale: 0.5, label: 'Fern' }),
    ]),
  }),
};

export const FJORD_ARTWORKS: Readonly<Record<string, DemoArtwork>> = {
  'ff-crew-tee': crewTee,
  'ff-name-hoodie': nameHoodie,
  'ff-kids-tee': kidsTee,
  'ff-mug': mug,
  'ff-tote': tote,
  'ff-roaster-cap': roasterCap,
  'ff-fern-tee': fernTee,
  'ff-harbour-hoodie': harbourHoodie,
  'ff-fern-mug': fernMug,
  'ff-bean-tote': beanTote,
  'ff-kids-boat-tee': boatTee,
  'ff-quay-cap': quayCap,
  'ff-draft-cap': draftCap,
};
