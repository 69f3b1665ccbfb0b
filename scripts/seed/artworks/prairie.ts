import { blankColours } from '@/lib/modules/catalogue/rules/blanks/colours';
import { design, placed, shape, stroke, text } from './build';
import type { DemoArtwork } from './demo-artwork';
import { box, polygon } from './geometry';
import { club, dawn, elevator, grass, gusts, lanes, oval, rabbit } from './prairie-motifs';

const [CREAM, SUNUP, BRICK, BLUE] = ['#fdf3dc', '#f0a03c', '#a8392a', '#1f4e5f'];

const clubTee: DemoArtwork = {
  family: 'tee',
  colours: blankColours('tee', ['Bluestem', 'Brick', 'Black']),
  ...design('tee', {
    front: [
      ...placed(elevator(CREAM, SUNUP), 150, 184),
      ...placed([club('club', 'PRAIRIE', 0, 78, CREAM), club('run', 'RUN CLUB', 50, 47, SUNUP)], 150, 266),
      ...placed(lanes(236, CREAM), 32, 334),
    ],
  }),
};

const halfTee: DemoArtwork = {
  family: 'tee',
  colours: blankColours('tee', ['White', 'Wheat', 'Sky']),
  ...design('tee', {
    front: [
      ...placed([club('miles', '13.1', 0, 132, BRICK)], 150, 115),
      ...placed(grass(BLUE, '#c0702c'), 147, 238, 0.94),
      shape('soil', box(12, 240, 276, 4, 2), BLUE),
      ...placed([club('race', 'BLUESTEM HALF', 0, 43, BLUE)], 150, 292),
      text('place', 'Flint Hills, Kansas', 150, 320, { fontFamily: 'Pacifico', fontSizeMm: 22, fill: BRICK }),
    ],
  }),
};

const dawnHoodie: DemoArtwork = {
  family: 'hoodie',
  colours: blankColours('hoodie', ['Bluestem', 'Black', 'Brick']),
  ...design('hoodie', {
    front: [
      ...placed(dawn(SUNUP, CREAM), 140, 136, 1.05),
      ...placed([club('hour', '5.50 A.M.', 0, 47, CREAM)], 140, 246),
    ],
    back: placed([club('club', 'PRAIRIE', 0, 74, CREAM), club('run', 'RUN CLUB', 50, 44, SUNUP)], 150, 92),
  }),
};

const windJacket: DemoArtwork = {
  family: 'jacket',
  colours: blankColours('jacket', ['Brick', 'Bluestem', 'Slate']),
  ...design('jacket', {
    front: placed(gusts(CREAM, SUNUP), 50, 50, 0.44),
    back: [
      ...placed(gusts(CREAM, SUNUP), 138, 100, 1.1),
      ...placed([club('club', 'PRAIRIE', 0, 64, CREAM), club('run', 'RUN CLUB', 44, 38, SUNUP)], 140, 240),
    ],
  }),
};

const runCap: DemoArtwork = {
  family: 'cap',
  colours: blankColours('cap', ['Brick', 'Bluestem', 'Black']),
  ...design('cap', {
    front: [
      ...placed([club('club', 'PRAIRIE', 0, 26, CREAM)], 55, 28),
      stroke('lanes', 'M18 36L62 36C70 36 70 46 78 46L92 46M18 41L60 41C66 41 66 51 74 51L92 51', SUNUP, 2),
    ],
  }),
};

const bottle: DemoArtwork = {
  family: 'bottle',
  colours: blankColours('bottle', ['Bluestem', 'Brick', 'Black']),
  ...design('bottle', {
    front: [
      stroke('scale', 'M12 12L12 108', CREAM, 1.4),
      stroke(
        'marks',
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
          .map((mile) => `M12 ${12 + mile * 8}L${mile % 3 === 0 ? 24 : 18} ${12 + mile * 8}`)
          .join(''),
        CREAM,
        1.4,
      ),
      ...[0, 3, 6, 9].map((mile) =>
        text(`mile-${mile}`, `${12 - mile}`, 27, 15.8 + mile * 8, {
          fontFamily: 'Anton',
          fontSizeMm: 10,
          fill: SUNUP,
          textAlign: 'left',
        }),
      ),
      text('unit', 'MILES', 46, 60, {
        fontFamily: 'Anton',
        fontSizeMm: 10,
        fill: CREAM,
        angle: -90,
        letterSpacing: 0.2,
      }),
      shape('start', polygon([12, 104], [4, 108], [12, 112]), SUNUP),
    ],
  }),
};

const gearTote: DemoArtwork = {
  family: 'tote',
  colours: blankColours('tote', ['Wheat', 'White']),
  ...design('tote', {
    front: [
      ...placed(
        [
          club('one', 'SHOES', 0, 66, BLUE),
          club('two', 'TOWEL', 74, 66, BRICK),
          club('three', 'BANANA', 148, 66, '#b4701c'),
        ],
        140,
        76,
      ),
      ...placed(lanes(220, BLUE, 3), 30, 252),
      text('club', 'Prairie Run Club', 140, 312, { fontFamily: 'Pacifico', fontSizeMm: 20, fill: BRICK }),
    ],
  }),
};

const kidsTee: DemoArtwork = {
  family: 'kids-tee',
  colours: blankColours('kids-tee', ['Mustard', 'Sky', 'White']),
  ...design('kids-tee', {
    front: [
      ...placed(rabbit('#7a4a2c', '#2b211c'), 112, 78, 0.96),
      ...placed(oval('#fdf3dc', BRICK), 105, 160, 0.68),
      ...placed([club('dash', '400 M DASH', 0, 31, BLUE)], 105, 234),
    ],
  }),
};

export const PRAIRIE_ARTWORKS: Readonly<Record<string, DemoArtwork>> = {
  'pr-club-tee': clubTee,
  'pr-half-tee': halfTee,
  'pr-dawn-hoodie': dawnHoodie,
  'pr-wind-jacket': windJacket,
  'pr-run-cap': runCap,
  'pr-bottle': bottle,
  'pr-gear-tote': gearTote,
  'pr-kids-tee': kidsTee,
};
