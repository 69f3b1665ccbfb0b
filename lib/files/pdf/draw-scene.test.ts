/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PDFDocument, PDFName, PDFRawStream, type PDFDict } from 'pdf-lib';
import sharp from 'sharp';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { loadFontsOf } from '@/lib/files/fonts/load-font-book';
import { renderPrint } from '@/lib/files/render/render-print';
import { drawnScenes, PICTURES } from '@/scripts/test/drawn-scenes';
import { drawScenePdf } from './draw-scene';
import { pdfPath } from './path-operators';
import { parseSvg } from './svg-nodes';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer();
const photo: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: PICTURES[0],
  location: 'file',
  widthMm: 60,
  heightMm: 20,
  angle: 0,
  scale: 1,
  position: { x: 100, y: 50 },
  customisable: false,
};

/** Small, since the PNG made with it is not part of this test. */
async function pdfOf(scene: Scene, read?: typeof picture): Promise<Buffer> {
  return (await renderPrint({ ...scene, area: { ...scene.area, dpi: 72 } }, read)).pdf;
}

async function open(pdf: Buffer) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const page = document.getPage(0);
  const content = page.node.context.lookup(page.node.get(PDFName.of('Contents')));
  const stream = content instanceof PDFRawStream ? inflateSync(content.contents).toString('latin1') : '';
  const resources = page.node.Resources();
  return { document, page, stream, resources };
}

const keysOf = (dict: PDFDict | undefined): string[] => (dict?.keys() ?? []).map((key) => key.toString());

type Matrix = [number, number, number, number, number, number];

/** The bounding box of all points in a content stream, in points of the page, ignoring clips and line widths. */
function drawnBox(stream: string) {
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const line of stream.split('\n')) {
    const words = line.split(' ');
    const name = words.at(-1);
    const numbers = words.slice(0, -1).map(Number);
    if (name === 'q') kept.push(now);
    if (name === 'Q') now = kept.pop() ?? now;
    if (name === 'cm') {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
      const [A, B, C, D, E, F] = now;
      now = [
        ...([a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D] as const),
        ...([e * A + f * C + E, e * B + f * D + F] as const),
      ];
    }
    if (name !== 'm' && name !== 'l' && name !== 'c') continue;
    for (let at = 0; at < numbers.length; at += 2) {
      const [x = 0, y = 0] = numbers.slice(at, at + 2);
      const [px, py] = [now[0] * x + now[2] * y + now[4], now[1] * x + now[3] * y + now[5]];
      box.left = Math.min(box.left, px);
      box.right = Math.max(box.right, px);
      box.bottom = Math.min(box.bottom, py);
      box.top = Math.max(box.top, py);
    }
  }
  return box;
}

describe('the print file as PDF', () => {
  const name = sceneOf(textOf('Ada Żółw', { fontFamily: 'Anton', stroke: '#ffffff', angle: 20 }));

  test('has the size of the print area, its text as outlines, and no font', async () => {
    const { page, stream, resources, document } = await open(await pdfOf(name));
    expect(page.getWidth()).toBeCloseTo((200 / 25.4) * 72, 3);
    expect(page.getHeight()).toBeCloseTo((100 / 25.4) * 72, 3);
    expect(document.getPageCount()).toBe(1);
    expect(keysOf(resources)).not.toContain('/Font');
    expect(stream).not.toMatch(/\b(?:BT|Tf|Tj)\b/);
    expect(stream.match(/ c$/gm)?.length).toBeGreaterThan(20);
  });

  test('draws where the scene does, in points from the bottom left', async () => {
    const scene = sceneOf({
      type: 'path',
      id: 'p',
      d: 'M0 0H20V10Q10 20 0 10Z',
      fill: '#112233',
      angle: 90,
      scale: 2,
      position: { x: 100, y: 30 },
      customisable: false,
    });
    const { stream } = await open(await pdfOf(scene));
    const box = drawnBox(stream);
    // Turned by a quarter and doubled, 20 × 15 mm become 30 wide and 40 high, to the left of the anchor. The curve's
    // control points are slightly outside the ink.
    const mm = (points: number): number => (points / 72) * 25.4;
    expect(mm(box.right)).toBeCloseTo(100, 2);
    expect(mm(box.left)).toBeCloseTo(100 - 2 * (10 + (2 / 3) * 10), 2);
    expect(mm(box.top)).toBeCloseTo(100 - 30, 2);
    expect(mm(box.bottom)).toBeCloseTo(100 - 70, 2);
  });

  test('keeps a picture’s pixels and its transparency, and stores one that shows twice once', async () => {
    const again = { ...photo, id: 'again', crop: { x: 0.5, y: 0, width: 0.5, height: 1 } };
    const pdf = await pdfOf(sceneOf(photo, again), picture);
    const { resources, stream, document } = await open(pdf);
    const pictures = resources?.lookup(PDFName.of('XObject'));
    expect(keysOf(pictures as PDFDict)).toHaveLength(1);
    expect(stream.match(/ Do$/gm)).toHaveLength(2);
    const streams = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')) ? [object] : [],
      );
    const bytes = streams.map((object) => [...inflateSync(object.contents).subarray(0, 3)]);
    expect(bytes).toContainEqual([255, 0, 0]);
    expect(bytes).toContainEqual([128, 128, 128]);
  });

  test('the same scene gives the same bytes, another other ones', async () => {
    const [one, two] = [await pdfOf(name), await pdfOf(name)];
    expect(one.equals(two)).toBe(true);
    expect((await pdfOf(sceneOf(textOf('Eve')))).equals(one)).toBe(false);
  });

  test('every scene that can be drawn can be laid into one', async () => {
    for (const scene of drawnScenes(60)) {
      const { stream } = await open(await pdfOf(scene, picture));
      expect(stream).not.toMatch(/NaN|Infinity|undefined|e[+-]\d/);
      expect(stream.match(/^q$/gm)?.length).toBe(stream.match(/^Q$/gm)?.length);
    }
    // Sixty scenes, each drawn and compressed.
  }, 120_000);

  test('refuses what sceneToSvg does not draw, a frame for a missing picture among it', async () => {
    const framed = sceneToSvg(sceneOf(photo), { fontBooks: await loadFontsOf() });
    await expect(drawScenePdf(framed, { widthMm: 200, heightMm: 100 })).rejects.toThrow('rect');
    for (const svg of [
      '<svg viewBox="0 0 1 1"><script/></svg>',
      '<svg>words</svg>',
      '<svg><g></svg>',
      '<svg/><svg/>',
    ])
      await expect(drawScenePdf(svg as SafeSvg, { widthMm: 10, heightMm: 10 })).rejects.toThrow(RangeError);
    await expect(pdfOf(sceneOf(textOf('漢')))).rejects.toThrow(RangeError);
    await expect(pdfOf(sceneOf(photo))).rejects.toThrow('was not found');
  });
});

test('path data keeps its points; a quadratic curve becomes the same cubic one', () => {
  expect(pdfPath('M1 2L3 4H5V6C1 1 2 2 3 3Z')).toBe('1 2 m\n3 4 l\n5 4 l\n5 6 l\n1 1 2 2 3 3 c\nh');
  expect(pdfPath('M0 0Q3 6 6 0')).toBe('0 0 m\n2 4 4 4 6 0 c');
  expect(pdfPath('M0 0 1 1')).toBe('0 0 m\n1 1 l');
});

test('a drawing is read with its attributes, nested as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('g', 'path', 'svg'), { maxLength: 8 }), (names) => {
      const svg = `<svg a="1">${names.map((one) => `<${one} d="M0 0">`).join('')}${[...names]
        .reverse()
        .map((one) => `</${one}>`)
        .join('')}</svg>`;
      let node = parseSvg(svg);
      const seen: string[] = [];
      while (node.children[0]) {
        node = node.children[0];
        seen.push(node.name);
        expect(node.attributes).toEqual({ d: 'M0 0' });
      }
      expect(seen).toEqual(names);
    }),
  );
});

test('scenes of any kind are well-formed for it', () => {
  const scene: Scene = sceneOf();
  expect(parseSvg(sceneToSvg(scene, { fontBooks: {} })).name).toBe('svg');
});
