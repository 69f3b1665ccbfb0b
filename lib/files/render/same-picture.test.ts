/** @jest-environment node */
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { sceneFontFamilies } from '@/lib/modules/design/rules/scene-fonts';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { sceneSchema } from '@/lib/modules/design/contract/scene';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { chromiumPath } from '@/scripts/test/chromium-path';
import { drawnScenes, PICTURES } from '@/scripts/test/drawn-scenes';
import { propertyRuns } from '@/scripts/test/property-runs';
import { drawSvg } from './draw-svg';
import { sceneImages } from './scene-images';

const SIZE = 600;
const ACROSS = 4;
const PER_SHEET = 12;
/** The largest share of differing pixels, and the channel difference at which a pixel counts. */
const MOST_OFF = 0.001;
const OFF_BY = 64;
const WHITE = '#ffffff';

const COUNT = propertyRuns(60);
const scenes = drawnScenes(COUNT);
let browser: Browser;
let pictures: Record<string, Buffer>;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const shape = (inner: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="700" height="500"><defs>
      <radialGradient id="a"><stop offset="0" stop-color="#fd5"/><stop offset="1" stop-color="#236"/></radialGradient>
      </defs>${inner}</svg>`);
  const circle = '<circle cx="350" cy="250" r="230" fill="url(#a)"/>';
  const [drawing = '', photo = ''] = PICTURES;
  pictures = {
    [drawing]: await sharp(shape(`${circle}<rect x="40" y="30" width="160" height="120" fill="#0a6"/>`))
      .png()
      .toBuffer(),
    [photo]: await sharp(shape(`<rect width="700" height="500" fill="url(#a)"/>`))
      .jpeg({ quality: 92 })
      .toBuffer(),
  };
}, 60_000);
afterAll(() => browser.close());

async function svgOf(scene: Scene): Promise<SafeSvg> {
  const resolveImage = await sceneImages(scene, (layer) => Promise.resolve(pictures[layer.src] ?? null));
  const fontBooks = await loadFontsOf(scene);
  return sceneToSvg(scene, { fontBooks, resolveImage, missingImage: 'throw', widthPx: SIZE, heightPx: SIZE });
}

/** Draws several SVGs on one page, and returns the sheet's pixels. */
async function drawnByChromium(svgs: readonly SafeSvg[]): Promise<{ data: Buffer; width: number }> {
  const rows = Math.ceil(svgs.length / ACROSS);
  const page = await browser.newPage({ viewport: { width: ACROSS * SIZE, height: rows * SIZE } });
  const cells = svgs.map((svg, index) => {
    const [left, top] = [(index % ACROSS) * SIZE, Math.floor(index / ACROSS) * SIZE];
    return `<div style="position:absolute;left:${left}px;top:${top}px">${svg}</div>`;
  });
  await page.setContent(`<!doctype html><style>svg{display:block}</style>${cells.join('')}`);
  const png = await page.screenshot({ type: 'png' });
  await page.close();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

async function drawnByUs(svg: SafeSvg): Promise<Buffer> {
  return sharp(await drawSvg(svg))
    .flatten({ background: WHITE })
    .raw()
    .toBuffer();
}

/** The share of pixels that differ between our picture and its cell of a sheet. */
function shareOff(ours: Buffer, sheet: { data: Buffer; width: number }, index: number): number {
  const [left, top] = [(index % ACROSS) * SIZE, Math.floor(index / ACROSS) * SIZE];
  let off = 0;
  for (let y = 0; y < SIZE; y += 1) {
    const [own, other] = [y * SIZE * 3, ((top + y) * sheet.width + left) * 3];
    // A shortcut: most rows are identical.
    if (ours.compare(sheet.data, other, other + SIZE * 3, own, own + SIZE * 3) === 0) continue;
    let last = -1;
    for (let at = 0; at < SIZE * 3; at += 1) {
      const apart = Math.abs((ours[own + at] ?? 0) - (sheet.data[other + at] ?? 0)) > OFF_BY;
      const pixel = (at / 3) | 0;
      if (!apart || pixel === last) continue;
      last = pixel;
      off += 1;
    }
  }
  return off / (SIZE * SIZE);
}

test('the scenes are valid, show every font family, and all that a layer may have', () => {
  for (const scene of scenes) expect(sceneSchema.parse(scene)).toEqual(scene);
  expect(sceneFontFamilies(...scenes)).toEqual([...FONT_FAMILIES].sort());
  const fields = new Set(scenes.flatMap((scene) => scene.layers.flatMap((layer) => Object.keys(layer))));
  for (const field of ['stroke', 'fit', 'crop', 'arcRadiusMm', 'letterSpacing', 'hidden'])
    expect(fields).toContain(field);
});

test(
  'drawn scenes are the same picture, drawn by Chromium and by the server',
  async () => {
    const shares: number[] = [];
    for (let from = 0; from < scenes.length; from += PER_SHEET) {
      const svgs = await Promise.all(scenes.slice(from, from + PER_SHEET).map(svgOf));
      const [sheet, ours] = await Promise.all([drawnByChromium(svgs), Promise.all(svgs.map(drawnByUs))]);
      shares.push(...ours.map((pixels, index) => shareOff(pixels, sheet, index)));
      // Checks the measure itself: two different drawings must differ.
      const [first] = ours;
      expect(first && shareOff(first, sheet, 1)).toBeGreaterThan(MOST_OFF);
    }
    expect(shares).toHaveLength(COUNT);
    const worse = shares.map((share, index) => ({ index, share })).filter(({ share }) => share > MOST_OFF);
    expect(worse).toEqual([]);
  },
  COUNT * 2_000,
);
