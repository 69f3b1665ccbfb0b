/** @jest-environment node */
import sharp from 'sharp';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { pictureFacts } from '@/lib/files/images/picture-facts';
import { inlineImage } from './inline-image';
import { printKey } from './print-key';
import { renderPreview } from './render-preview';
import { renderPrint } from './render-print';
import { sceneImages } from './scene-images';

const area = { widthMm: 61.3, heightMm: 33.7, dpi: 150 };
const scene = (text: string): Scene => ({
  ...sceneOf(textOf(text, { position: { x: 30, y: 22 }, fill: '#c9783c' })),
  area,
});
const picture: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: 'fil_1',
  location: 'file',
  widthMm: 20,
  heightMm: 20,
  angle: 0,
  scale: 1,
  position: { x: 30, y: 17 },
  customisable: false,
};
const red = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();

describe('renderPrint', () => {
  test('is as large as its area at its dpi, says so, and is clear where nothing is printed', async () => {
    const { png, widthPx, heightPx } = await renderPrint(scene('Ada'));
    const [wide, high] = [(61.3 / 25.4) * 150, (33.7 / 25.4) * 150];
    expect(Math.abs(widthPx - wide)).toBeLessThanOrEqual(1);
    expect(Math.abs(heightPx - high)).toBeLessThanOrEqual(1);
    expect(await sharp(png).metadata()).toMatchObject({
      width: widthPx,
      height: heightPx,
      density: 150,
      hasAlpha: true,
    });
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
    expect(data.some((value, index) => index % 4 === 3 && value === 255)).toBe(true);
  });

  test('the same scene gives the same bytes', async () => {
    const [once, twice] = [await renderPrint(scene('Ada')), await renderPrint(scene('Ada'))];
    expect(once.png.equals(twice.png)).toBe(true);
    expect((await renderPrint(scene('Eve'))).png.equals(once.png)).toBe(false);
  });

  test('draws a stored picture, and is a fault without it', async () => {
    const withPicture = { ...sceneOf(picture), area };
    const { png } = await renderPrint(withPicture, red);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.round(info.height / 2) * info.width + Math.round(info.width / 2)) * 4;
    expect([...data.subarray(middle, middle + 4)]).toEqual([255, 0, 0, 255]);
    await expect(renderPrint(withPicture)).rejects.toThrow('was not found');
    await expect(renderPrint(withPicture, () => Promise.resolve(null))).rejects.toThrow('was not found');
  });

  test('never leaves a character out', async () => {
    await expect(renderPrint(scene('Ada 漢'))).rejects.toThrow(RangeError);
  });

  test('refuses an area that would not fit into memory', async () => {
    const huge = { ...scene('Ada'), area: { widthMm: 700, heightMm: 700, dpi: 600 } };
    await expect(renderPrint(huge)).rejects.toThrow('too large');
  });

  test('a fault does not stop the prints behind it', async () => {
    const [bad, good] = await Promise.allSettled([renderPrint(scene('漢')), renderPrint(scene('Ada'))]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('printKey', () => {
  test('is a SHA-256, the same whatever the order of keys, another for another text, area or dpi', () => {
    const one = scene('Ada');
    const turned = JSON.parse(
      JSON.stringify({ layers: one.layers, area, side: 'front', version: 1 }),
    ) as Scene;
    expect(printKey(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(printKey(turned)).toBe(printKey(one));
    const others = [
      scene('Eve'),
      { ...one, area: { ...area, dpi: 151 } },
      { ...one, area: { ...area, widthMm: 61.4 } },
    ];
    expect(new Set([one, ...others].map(printKey)).size).toBe(4);
  });
});

describe('renderPreview (S2.7)', () => {
  const tee = { family: 'tee', side: 'front', colour: '#1f4d3a' } as const;

  test('WebP and AVIF in each width, the garment in its colour with its artwork', async () => {
    const pictures = await renderPreview({ ...tee, scene: scene('Ada') }, [600, 300]);
    expect(pictures.map(({ format, width }) => `${format} ${width}`)).toEqual([
      ...['avif 600', 'webp 600', 'avif 300', 'webp 300'],
    ]);
    for (const { format, width, bytes } of pictures) {
      const type = format === 'avif' ? 'heif' : format;
      const size = { width, height: width, hasAlpha: true };
      expect(await sharp(bytes).metadata()).toMatchObject({ format: type, ...size });
    }
  });

  test('the same wish gives the same bytes, another artwork others', async () => {
    const bytesOf = async (scenes: object) =>
      (await renderPreview({ ...tee, ...scenes }, [300])).map(({ bytes }) => bytes.toString('base64'));
    const plain = await bytesOf({});
    expect(await bytesOf({})).toEqual(plain);
    expect(await bytesOf({ scene: scene('Ada') })).not.toEqual(plain);
  });
});

describe('inlineImage', () => {
  test('takes PNG, JPEG and WebP by what they are', async () => {
    const picture = sharp(await red());
    expect(await inlineImage(await picture.clone().jpeg().toBuffer())).toMatchObject({
      widthPx: 8,
      heightPx: 8,
    });
    expect((await inlineImage(await picture.clone().webp().toBuffer())).href).toMatch(
      /^data:image\/png;base64,/,
    );
  });

  test('leaves a WebP as it is for a browser', async () => {
    const bytes = await sharp(await red())
      .webp()
      .toBuffer();
    const { href } = await inlineImage(bytes, { drawnBy: 'browser' });
    expect(href).toBe(`data:image/webp;base64,${bytes.toString('base64')}`);
  });

  test.each(['avif', 'gif'] as const)('refuses %s', async (format) => {
    await expect(
      inlineImage(
        await sharp(await red())
          .toFormat(format)
          .toBuffer(),
      ),
    ).rejects.toThrow(RangeError);
  });

  test('refuses what is no picture, and one of too many pixels', async () => {
    await expect(inlineImage(Buffer.from('<svg/>'))).rejects.toThrow(RangeError);
    const large = await sharp({ create: { width: 8000, height: 7501, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(inlineImage(large)).rejects.toThrow(RangeError);
  });
});

describe('pictures of a print', () => {
  const room = { widthPx: 100, heightPx: 50 };
  const grain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({
      create: { width, height, channels, background: '#808080', noise: { type: 'gaussian', sigma: 30 } },
    });

  test('are brought in no larger than is drawn of them, and never cut', async () => {
    const bytes = await grain(400, 300).png().toBuffer();
    expect(await inlineImage(bytes, { room })).toMatchObject({ widthPx: 100, heightPx: 75 });
    expect(await inlineImage(bytes, { drawnBy: 'resvg' })).toMatchObject({ widthPx: 400, heightPx: 300 });
    expect(await inlineImage(bytes, { drawnBy: 'browser', room })).toMatchObject({
      widthPx: 400,
      heightPx: 300,
    });
  });

  test('have at most twelve megapixels, large photographs as JPEG', async () => {
    const bytes = await grain(5000, 3000).webp({ quality: 60 }).toBuffer();
    const { href, widthPx, heightPx } = await inlineImage(bytes);
    expect(widthPx * heightPx).toBeLessThanOrEqual(12_010_000);
    expect(widthPx / heightPx).toBeCloseTo(5 / 3, 2);
    expect(href).toMatch(/^data:image\/jpeg;/);
  }, 30_000);

  test('that a browser’s drawing shows many of take no more of it than one process can hold', async () => {
    const noise = await grain(1600, 1600).webp({ quality: 85 }).toBuffer();
    const layers = Array.from({ length: 60 }, (_, at): ImageLayer => ({ ...picture, id: `p${at}` }));
    const read = () => Promise.resolve(noise);
    const lengthOf = async (shown: ImageLayer[]): Promise<number> => {
      const look = await sceneImages(sceneOf(...shown), read, { drawnBy: 'browser' });
      return sceneToSvg(sceneOf(...shown), { fontBooks: {}, resolveImage: look }).length;
    };
    expect(noise.byteLength * layers.length).toBeGreaterThan(30_000_000);
    expect(await lengthOf(layers)).toBeLessThan(5_000_000);
    // A single picture keeps its resolution.
    expect(await lengthOf(layers.slice(0, 1))).toBeGreaterThan(noise.byteLength);
    const look = await sceneImages(sceneOf(...layers), read, { drawnBy: 'browser' });
    expect(look(picture)).toMatchObject({ widthPx: 1600, heightPx: 1600 });
  }, 30_000);

  test('of which layers show parts are large enough for each', async () => {
    const bytes = await grain(400, 300).png().toBuffer();
    const layer = (id: string, more: Partial<ImageLayer>): ImageLayer => ({ ...picture, id, ...more });
    const side = sceneOf(
      layer('whole', {}),
      layer('part', { crop: { x: 0, y: 0, width: 0.1, height: 0.1 } }),
    );
    const look = await sceneImages(side, () => Promise.resolve(bytes), { pxPerMm: 1 });
    expect(look(layer('whole', {}))).toMatchObject({ widthPx: 267, heightPx: 200 });
  });

  test('their facts are read for the print check', async () => {
    const bytes = await grain(40, 30).toColourspace('cmyk').jpeg().toBuffer();
    expect(await pictureFacts(bytes)).toEqual({
      widthPx: 40,
      heightPx: 30,
      contentType: 'image/jpeg',
      colourMode: 'cmyk',
      bytes: bytes.byteLength,
    });
    expect(await pictureFacts(await red())).toMatchObject({ contentType: 'image/png', colourMode: 'srgb' });
    expect(await pictureFacts(Buffer.from('no picture'))).toBeNull();
  });
});
