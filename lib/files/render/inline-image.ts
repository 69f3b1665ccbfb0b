import sharp, { type Metadata, type Sharp } from 'sharp';

/** 8000 × 7500: above this the decoded picture alone would take more than 240 MB. */
export const MAX_IMAGE_PIXELS = 60_000_000;
const FORMATS = ['png', 'jpeg', 'webp'] as const;
/**
 * A picture that is larger than this as PNG is a photograph, and is encoded as JPEG: drawing holds it in memory several
 * times.
 */
const LARGE_BYTES = 12_000_000;
/**
 * The most pixels of one picture for resvg, which holds it three times while drawing: 211 dpi on the largest print
 * area, 300 dpi up to 293 × 293 mm (docs/performance.md).
 */
const DRAWN_PIXELS = 12_000_000;

export interface InlineImage {
  href: string;
  widthPx: number;
  heightPx: number;
}

/** Who draws: browsers can read WebP; resvg cannot. */
export type DrawnBy = 'resvg' | 'browser';

/** The most pixels that a drawing needs, across and down. */
export interface Room {
  widthPx: number;
  heightPx: number;
}

type Known = (typeof FORMATS)[number];

interface Encoded {
  type: Known;
  content: Buffer;
}

function dataUrl({ type, content }: Encoded): string {
  return `data:image/${type};base64,${content.toString('base64')}`;
}

async function encode(picture: Sharp, isOpaque: boolean, isPhoto: boolean): Promise<Encoded> {
  if (!isOpaque || !isPhoto) {
    const content = await picture.clone().png().toBuffer();
    if (!isOpaque || content.byteLength <= LARGE_BYTES) return { type: 'png', content };
  }
  return {
    type: 'jpeg',
    content: await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  };
}

/** The picture in a format resvg reads, reduced to the size needed; one that already fits is returned as it is. */
async function forResvg(bytes: Buffer, known: Known, metadata: Metadata, room: Room): Promise<InlineImage> {
  const { width, height } = metadata;
  const share = Math.min(
    Math.max(room.widthPx / width, room.heightPx / height),
    Math.sqrt(DRAWN_PIXELS / (width * height)),
  );
  const isLarge = share < 1;
  if (known !== 'webp' && !isLarge && bytes.byteLength <= LARGE_BYTES) {
    return { href: dataUrl({ type: known, content: bytes }), widthPx: width, heightPx: height };
  }
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const size = isLarge
    ? { width: Math.ceil(width * share), height: Math.ceil(height * share) }
    : { width, height };
  const picture = sharp(bytes, options).resize({ ...size, fit: 'fill' });
  const encoded = await encode(
    picture,
    !metadata.hasAlpha,
    known === 'jpeg' || bytes.byteLength > LARGE_BYTES,
  );
  return { href: dataUrl(encoded), widthPx: size.width, heightPx: size.height };
}

/** The picture in a format browsers read; reduced if it exceeds its share of the drawing's bytes. */
async function forBrowser(
  bytes: Buffer,
  type: Known,
  { width: widthPx, height: heightPx }: Metadata,
  most: number,
): Promise<InlineImage> {
  const share = Math.sqrt(most / bytes.byteLength);
  if (share >= 1) return { href: dataUrl({ type, content: bytes }), widthPx, heightPx };
  const content = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .resize({ width: Math.max(1, Math.floor(widthPx * share)) })
    .webp({ quality: 70 })
    .toBuffer();
  // The reported size stays the original one, since the crop is relative to it.
  return { href: dataUrl({ type: 'webp', content }), widthPx, heightPx };
}

interface InlineOptions {
  drawnBy?: DrawnBy;
  room?: Room;
  /** The most bytes that this picture may have in a browser's drawing. */
  most?: number;
}

const NO_LIMIT: Room = { widthPx: Infinity, heightPx: Infinity };

/**
 * A stored picture as a `data:` URL for drawing. Only a real PNG, JPEG or WebP of at most 60 megapixels is accepted;
 * anything else is a RangeError. For resvg, WebP becomes PNG, or JPEG if that would be large, and a picture that is
 * larger than `room` in both directions, or has more than 12 megapixels, is reduced first. For a browser, a picture is
 * decoded here only if it is larger than `most`.
 */
export async function inlineImage(
  bytes: Buffer,
  { drawnBy = 'resvg', room = NO_LIMIT, most = Infinity }: InlineOptions = {},
): Promise<InlineImage> {
  const input = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const metadata = await input.metadata().catch((cause: unknown) => {
    throw new RangeError('not a readable picture', { cause });
  });
  const known = FORMATS.find((name) => name === metadata.format);
  if (!known) throw new RangeError('not a PNG, JPEG or WebP picture');
  return drawnBy === 'resvg'
    ? forResvg(bytes, known, metadata, room)
    : forBrowser(bytes, known, metadata, most);
}
