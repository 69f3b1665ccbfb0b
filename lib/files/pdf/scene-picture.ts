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

/** A plane of the picture as a compressed stream; its bytes depend only on its pixels. */
async function addPlane(
  context: PDFContext,
  plane: Sharp,
  entries: Parameters<PDFContext['stream']>[1],
): Promise<PDFRef> {
  const pixels = await plane.raw({ depth: 'uchar' }).toBuffer();
  const content = deflateSync(pixels, { level: 6 });
  return context.register(context.stream(content, { ...entries, Filter: 'FlateDecode' }));
}

/** Adds a picture of a drawing (a `data:` URL) to a PDF with its own pixels and its transparency as a mask. */
export async function addPicture(context: PDFContext, href: string): Promise<PdfPicture> {
  const [, content = ''] = DATA.exec(href) ?? [];
  if (content === '') throw new RangeError('not a picture of ours');
  const bytes = Buffer.from(content, 'base64');
  const open = () => sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const metadata = await open().metadata();
  const size = { widthPx: metadata.width, heightPx: metadata.height };
  const colour = { ...shapeOf(metadata), ColorSpace: 'DeviceRGB' };
  // PDF can contain an sRGB JPEG as it is.
  if (metadata.format === 'jpeg' && metadata.space === 'srgb') {
    return { ref: context.register(context.stream(bytes, { ...colour, Filter: 'DCTDecode' })), ...size };
  }
  const rgb = (): Sharp => open().toColourspace('srgb').removeAlpha();
  if (!metadata.hasAlpha) return { ref: await addPlane(context, rgb(), colour), ...size };
  const alpha = open().toColourspace('srgb').ensureAlpha().extractChannel('alpha');
  const mask = await addPlane(context, alpha, { ...shapeOf(metadata), ColorSpace: 'DeviceGray' });
  return { ref: await addPlane(context, rgb(), { ...colour, SMask: mask }), ...size };
}

export const pictureName = (index: number): PDFName => PDFName.of(`Im${index}`);
