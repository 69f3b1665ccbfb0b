/**
 * Draws the logos of the demo's stores into public/showcase, text as outlines. Run after a change of their motifs: npx
 * tsx scripts/showcase/logos.ts
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { placed, shape, text } from '../seed/artworks/build';
import { fjord } from '../seed/artworks/fjord-motifs';
import { ring } from '../seed/artworks/geometry';
import { elevator } from '../seed/artworks/prairie-motifs';
import { books } from '../seed/artworks/tidewater';

/** The proportions that a store's header keeps free for a logo, so that nothing moves once it is there. */
const [WIDE, HIGH] = [160, 48];

const LOGOS: Readonly<Record<string, Layer[]>> = {
  'fjord-fern': [
    shape('ring', ring(24, 24, 23, 1.6), '#1f4d3a', { fillRule: 'evenodd' }),
    ...placed(fjord('#1f4d3a', '#b5532a'), 24, 24, 0.37),
    text('name', 'Fjord & Fern', 54, 30, {
      fontFamily: 'Lora',
      fontSizeMm: 17.5,
      fill: '#1f4d3a',
      textAlign: 'left',
    }),
  ],
  'prairie-run': [
    ...placed(elevator('#1f4e5f', '#d96c1e'), 32, 45, 0.25),
    text('name', 'PRAIRIE RUN', 66, 32, {
      fontFamily: 'Anton',
      fontSizeMm: 18.2,
      fill: '#1f4e5f',
      textAlign: 'left',
      letterSpacing: 0.03,
    }),
  ],
  tidewater: [
    ...placed(books(), 28, 42, 0.21),
    text('name', 'TIDEWATER', 57, 25, {
      fontFamily: 'Lora',
      fontSizeMm: 15,
      fill: '#182b3a',
      textAlign: 'left',
      letterSpacing: 0.06,
    }),
    text('trade', 'books by the slipway', 57, 39, {
      fontFamily: 'Lora Italic',
      fontSizeMm: 10.5,
      fill: '#a8442a',
      textAlign: 'left',
    }),
  ],
};

async function draw(name: string, layers: Layer[]): Promise<void> {
  const area = { widthMm: WIDE, heightMm: HIGH, dpi: 300 };
  const scene: Scene = { version: 1, side: 'front', area, layers };
  const svg = sceneToSvg(scene, { fontBooks: await loadFontsOf(scene) });
  await writeFile(path.join(process.cwd(), 'public', 'showcase', `${name}.svg`), `${svg}\n`);
}

async function drawAll(): Promise<void> {
  for (const [name, logo] of Object.entries(LOGOS)) await draw(name, logo);
}

void drawAll();
