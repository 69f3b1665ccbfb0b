import { deflateSync } from 'node:zlib';
import { PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';

const DATA = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

export interface PdfPicture {
  ref: PDFRef;
  widthPx: number;
  heightPx: number;
}

/** A flate stream whose bytes depend on nothing but its content. */
function stream(context: PDFContext, bytes: Buffer, entries: Record<string, unknown>): PDFRef {
  const dict = context.stream(deflateSync(bytes, { level: 6 }), {
    ...entries,
    Filter: 'FlateDecode',
  } as never);
  return context.register(dict);
}

/** Lays a picture of a drawing (a `data:` address) into a PDF in its own pixels, its transparency beside it. */
export async function addPicture(context: PDFContext, href: string): Promise<PdfPicture> {
  const [, content = ''] = DATA.exec(href) ?? [];
  if (content === '') throw new RangeError('not a picture of ours');
  const input = sharp(Buffer.from(content, 'base64'), {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
  });
  const { data, info } = await input
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const [colours, alphas] = [Buffer.allocUnsafe(pixels * 3), Buffer.allocUnsafe(pixels)];
  for (let at = 0; at < pixels; at += 1) {
    data.copy(colours, at * 3, at * 4, at * 4 + 3);
    alphas[at] = data[at * 4 + 3] ?? 255;
  }
  const shape = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: info.width,
    Height: info.height,
    BitsPerComponent: 8,
  };
  const mask = stream(context, alphas, { ...shape, ColorSpace: 'DeviceGray' });
  const ref = stream(context, colours, { ...shape, ColorSpace: 'DeviceRGB', SMask: mask });
  return { ref, widthPx: info.width, heightPx: info.height };
}

/** The name a page calls its nth picture. */
export const pictureName = (index: number): PDFName => PDFName.of(`Im${index}`);
