import sharp, { type Metadata, type Sharp } from 'sharp';

/** 8000 × 7500: beyond it the decoded picture alone would take 240 MB (STACK "Drawing"). */
export const MAX_IMAGE_PIXELS = 60_000_000;
const FORMATS = ['png', 'jpeg', 'webp'] as const;
/** A picture that takes more as PNG is a photograph, and taken as one: in a drawing it is held several times over. */
const LARGE_BYTES = 12_000_000;
/**
 * What one picture may keep for resvg, which holds it three times over while it draws: 211 dpi on the largest print there
 * is, 300 dpi up to 293 × 293 mm (docs/performance.md).
 */
const DRAWN_PIXELS = 12_000_000;

export interface InlineImage {
  href: string;
  widthPx: number;
  heightPx: number;
}

/** Who will draw: browsers read WebP; resvg does not. */
export type DrawnBy = 'resvg' | 'browser';

/** The most pixels a drawing has use for, across and down. */
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

/** The bytes as resvg reads them, no larger than what is drawn of them; those that are so already stay as they are. */
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

/** The bytes as a browser reads them; where they would take more of its drawing than their share, a smaller picture. */
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
  // The size that the drawing reckons with stays: it says how a part of the picture lies in its box.
  return { href: dataUrl({ type: 'webp', content }), widthPx, heightPx };
}

interface InlineOptions {
  drawnBy?: DrawnBy;
  room?: Room;
  /** The most bytes that a browser's drawing has for it. */
  most?: number;
}

const NO_LIMIT: Room = { widthPx: Infinity, heightPx: Infinity };

/**
 * A stored picture as a `data:` address for drawing. Only what really is a PNG, JPEG or WebP of at most 60 megapixels
 * passes; anything else is a RangeError. For resvg WebP becomes PNG, or JPEG where that would be large, and a picture
 * that more than fills `room` both ways, or has more than 12 megapixels, is made smaller first; for a browser no pixel is
 * decoded here, but of a picture that is larger than `most`.
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
