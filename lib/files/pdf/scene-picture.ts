import { deflateSync } from 'node:zlib';
import { PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '@/lib/files/render/inline-image';

const DATA = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

export interface PdfPicture {
  ref: PDFRef;
  widthPx: number;
  heightPx: number;
}

interface Size {
  width: number;
  height: number;
}

function shapeOf({ width, height }: Size) {
  return { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
}

/** A plane of the picture as a flate stream, whose bytes depend on nothing but its pixels. */
async function addPlane(
  context: PDFContext,
  plane: Sharp,
  entries: Parameters<PDFContext['stream']>[1],
): Promise<PDFRef> {
  const pixels = await plane.raw({ depth: 'uchar' }).toBuffer();
  const content = deflateSync(pixels, { level: 6 });
  return context.register(context.stream(content, { ...entries, Filter: 'FlateDecode' }));
}

/** Lays a picture of a drawing (a `data:` address) into a PDF in its own pixels, its transparency beside it. */
export async function addPicture(context: PDFContext, href: string): Promise<PdfPicture> {
  const [, content = ''] = DATA.exec(href) ?? [];
  if (content === '') throw new RangeError('not a picture of ours');
  const bytes = Buffer.from(content, 'base64');
  const open = () => sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const metadata = await open().metadata();
  const size = { widthPx: metadata.width, heightPx: metadata.height };
  const colour = { ...shapeOf(metadata), ColorSpace: 'DeviceRGB' };
  // A PDF takes a JPEG of screen colours as it is.
  if (metadata.format === 'jpeg' && metadata.space === 'srgb') {
    return { ref: context.register(context.stream(bytes, { ...colour, Filter: 'DCTDecode' })), ...size };
  }
  const rgb = (): Sharp => open().toColourspace('srgb').removeAlpha();
  if (!metadata.hasAlpha) return { ref: await addPlane(context, rgb(), colour), ...size };
  const alpha = open().toColourspace('srgb').ensureAlpha().extractChannel('alpha');
  const mask = await addPlane(context, alpha, { ...shapeOf(metadata), ColorSpace: 'DeviceGray' });
  return { ref: await addPlane(context, rgb(), { ...colour, SMask: mask }), ...size };
}

/** The name a page calls its nth picture. */
export const pictureName = (index: number): PDFName => PDFName.of(`Im${index}`);
