import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { PREFLIGHT_LIMITS } from '@/lib/modules/design/rules/preflight-types';

/** Pixels as red, green, blue, alpha, row by row: an `ImageData`, or the like. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The colours of a logo: its ink, each with its share of 1, and the flat background it stands on, if any. */
export interface LogoColours {
  inks: readonly { hex: string; share: number }[];
  /** `#rrggbb`; null where the garment shows around the logo. */
  background: string | null;
}

/** A fabric colour, as a blank names it. */
interface Cloth {
  identifier: string;
  name: string;
  hex: string;
}

type Sum = [weight: number, red: number, green: number, blue: number];

/** Fainter pixels are not seen in print. */
const FAINT = 24;
const OPAQUE = 250;
/** Width of a histogram's bin, centred on both ends of a channel: white with a little noise is one bin. */
const BIN = 17;
const MOST_INKS = 32;
/** The share of the border that must be opaque and of one colour; 0 to 1, as the distance within it. */
const FLAT_SHARE = 0.9;
const FLAT_WITHIN = 0.1;
/** What a background leaves must be at least this share of the picture, or it is the picture. */
const LEAST_INK = 0.01;
const LONGEST = Math.sqrt(3) * 255;

/** Shares of a logo's ink: above `lost` that cannot be seen it is told, a colour to change to keeps nearly all. */
const SHARES = { lost: 0.5, kept: 0.1 } as const;
const MOST_OFFERS = 3;

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Adds up pixels by colour, fullest first; `weigh` is a pixel's weight, 0 to leave it out. */
function fullest({ data }: Pixels, pixels: Iterable<number>, weigh: (at: number) => number): Sum[] {
  const bins = new Map<number, Sum>();
  for (const pixel of pixels) {
    const at = pixel * 4;
    const weight = weigh(at);
    if (weight <= 0) continue;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const key = (Math.round(red / BIN) << 8) | (Math.round(green / BIN) << 4) | Math.round(blue / BIN);
    const sum = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [sum[0] + weight, sum[1] + red * weight, sum[2] + green * weight, sum[3] + blue * weight]);
  }
  return [...bins.values()].sort((a, b) => b[0] - a[0]);
}

const meanOf = ([weight, ...sums]: Sum): number[] => sums.map((sum) => sum / weight);

function borderOf({ width, height }: Pixels): number[] {
  const isEdge = (pixel: number) => {
    const x = pixel % width;
    return pixel < width || pixel >= width * (height - 1) || x === 0 || x === width - 1;
  };
  return [...Array(width * height).keys()].filter(isEdge);
}

/** The colour that nearly all of the border has; null where there is none, or the border is transparent. */
function flatBackground(picture: Pixels): number[] | null {
  const { data } = picture;
  const border = borderOf(picture);
  const [most] = fullest(picture, border, (at) => ((data[at + 3] ?? 0) >= OPAQUE ? 1 : 0));
  if (!most) return null;
  const mean = meanOf(most);
  const flat = border.filter(
    (pixel) => (data[pixel * 4 + 3] ?? 0) >= OPAQUE && distance(data, pixel * 4, mean) <= FLAT_WITHIN,
  );
  return flat.length >= border.length * FLAT_SHARE ? mean : null;
}

function distance(data: Uint8ClampedArray, at: number, mean: readonly number[]): number {
  const squares = mean.reduce((sum, value, index) => sum + ((data[at + index] ?? 0) - value) ** 2, 0);
  return Math.sqrt(squares) / LONGEST;
}

/** The colours of a logo, from its pixels. A picture of one colour alone has no background. S3.4-34. */
export function logoColours(picture: Pixels): LogoColours {
  const { data, width, height } = picture;
  const background = flatBackground(picture);
  const all = [...Array(width * height).keys()];
  const alpha = (at: number) => ((data[at + 3] ?? 0) < FAINT ? 0 : (data[at + 3] ?? 0) / 255);
  const apart = (at: number) => (background && distance(data, at, background) <= FLAT_WITHIN ? 0 : alpha(at));
  const own = fullest(picture, all, apart);
  const amount = own.reduce((sum, [weight]) => sum + weight, 0);
  const isPlain = amount < all.length * LEAST_INK;
  const kept = (isPlain ? fullest(picture, all, alpha) : own).slice(0, MOST_INKS);
  const total = kept.reduce((sum, [weight]) => sum + weight, 0);
  const inks = kept.map((sum) => ({ hex: hexOf(meanOf(sum)), share: sum[0] / total }));
  return { inks, background: background && !isPlain ? hexOf(background) : null };
}

const isSeen = (ink: string, cloth: string): boolean =>
  contrastRatio(ink, cloth) >= PREFLIGHT_LIMITS.warnContrast;

/** The share of a logo's ink that cannot be told from a fabric, 0 to 1. */
function lostShare({ inks }: LogoColours, cloth: string): number {
  return inks.reduce((sum, { hex, share }) => sum + (isSeen(hex, cloth) ? 0 : share), 0);
}

/** `lost`: most of the logo cannot be seen on the fabric; `box`: its background shows as a rectangle there. */
export type LogoTrouble = 'lost' | 'box';

/**
 * What is wrong with a logo on a fabric `#rrggbb`; null if nothing is. On a background of its own a logo is seen
 * anywhere, but as a rectangle. S3.4-34.
 */
export function logoTrouble(logo: LogoColours, cloth: string): LogoTrouble | null {
  if (logo.background !== null) return isSeen(logo.background, cloth) ? 'box' : null;
  return lostShare(logo, cloth) >= SHARES.lost ? 'lost' : null;
}

/** A logo's trouble on a product. */
export interface LogoFinding {
  trouble: LogoTrouble;
  /** The chosen colours that have it, and those that do not. */
  on: readonly Cloth[];
  fine: readonly Cloth[];
  /** Colours of the blank, not chosen yet, on which the logo shows well; the clearest first. */
  instead: readonly Cloth[];
}

/** The trouble of a logo on a product's colours, and the colours that would do better; null for none. S3.4-34. */
export function checkLogoColours(
  logo: LogoColours,
  made: readonly Cloth[],
  chosen: readonly string[],
): LogoFinding | null {
  const mine = made.filter(({ identifier }) => chosen.includes(identifier));
  const found = mine.map((cloth) => ({ cloth, trouble: logoTrouble(logo, cloth.hex) }));
  const trouble = found.find((one) => one.trouble !== null)?.trouble;
  if (!trouble) return null;
  const clearness = ({ hex }: Cloth) =>
    logo.inks.reduce((sum, ink) => sum + ink.share * contrastRatio(ink.hex, hex), 0);
  const instead = made
    .filter(({ identifier }) => !chosen.includes(identifier))
    .filter(({ hex }) => logoTrouble(logo, hex) === null && lostShare(logo, hex) <= SHARES.kept)
    .sort((a, b) => clearness(b) - clearness(a))
    .slice(0, MOST_OFFERS);
  return {
    trouble,
    on: found.filter((one) => one.trouble !== null).map(({ cloth }) => cloth),
    fine: found.filter((one) => one.trouble === null).map(({ cloth }) => cloth),
    instead,
  };
}
