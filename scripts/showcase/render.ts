/**
 * Renders the home page's product pictures from the platform's garments into public/showcase (WebP and AVIF). Run after
 * a change of garments or shots: npx tsx scripts/showcase/render.ts
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Layer, PrintArea, Scene } from '@/lib/modules/design/rules/scene-types';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { loadFontBooks } from '@/lib/files/fonts/load-font-book';
import { SHOTS, type Shot } from './shots';

const FOLDER = path.join(process.cwd(), 'public', 'showcase');
const SIZE = 640;
/** Crops the margin around the garment: the middle part that is kept. */
const KEPT = 0.94;
/** Side of the square on which shots are drawn, at the top of the print area. */
const SHEET_MM = 90;

function placed(layers: Layer[], area: PrintArea): Layer[] {
  const side = Math.min(area.widthMm, Math.max(area.heightMm, area.widthMm * 0.75));
  const zoom = side / SHEET_MM;
  const middle = { x: area.widthMm / 2, y: Math.min(area.heightMm, side) / 2 };
  return layers.map((layer) => ({
    ...layer,
    scale: layer.scale * zoom,
    position: { x: middle.x + layer.position.x * zoom, y: middle.y + layer.position.y * zoom },
  }));
}

async function draw(shot: Shot): Promise<void> {
  const area = printArea(shot.family, 'front');
  const scene: Scene = { version: 1, side: 'front', area, layers: placed(shot.layers, area) };
  const families = shot.layers.flatMap((layer) => (layer.type === 'text' ? [layer.fontFamily] : []));
  const fontBooks = await loadFontBooks([...new Set(families)]);
  const artworkSvg = sceneToSvg(scene, { fontBooks });
  const width = SIZE * 2;
  const svg = garmentSvg({ family: shot.family, side: 'front', colour: shot.colour, artworkSvg, width });
  const kept = Math.round(width * KEPT);
  const edge = Math.round((width - kept) / 2);
  const whole = sharp(new Resvg(svg).render().asPng());
  const middle = await whole.extract({ left: edge, top: edge, width: kept, height: kept }).toBuffer();
  const picture = sharp(middle).resize(SIZE, SIZE);
  const file = path.join(FOLDER, shot.name);
  await picture.clone().webp({ quality: 82, alphaQuality: 90 }).toFile(`${file}.webp`);
  await picture.clone().avif({ quality: 60 }).toFile(`${file}.avif`);
}

async function drawAll(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const shot of SHOTS) await draw(shot);
}

void drawAll();
