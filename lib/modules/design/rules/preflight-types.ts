import type { FontBooks } from './font-book';
import type { PreflightCode } from './preflight-codes';

/** Limits of what prints well. Lengths in mm. */
export const PREFLIGHT_LIMITS = {
  /** Below `blockDpi` a picture is refused, below `warnDpi` it is advised against. */
  warnDpi: 150,
  blockDpi: 100,
  /** Height of capitals. */
  warnCapHeight: 4,
  blockCapHeight: 2,
  /** Contrast of ink and garment (WCAG ratio); print needs far less than a screen text. */
  warnContrast: 1.6,
  blockContrast: 1.15,
  /** How far ink may pass the edge before it counts as cut. */
  edgeTolerance: 0.25,
  /** A picture's file, and its pixels: beyond them the decoded picture alone takes 240 MB. */
  imageBytes: 20_000_000,
  imagePixels: 60_000_000,
} as const;

/** What a picture may come as; others are drawn by no part of the product. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
/** Colour modes a printer's software takes as they look on screen. */
export const SCREEN_COLOUR_MODES: readonly string[] = ['srgb', 'rgb', 'grey'];

/** What is known of a picture; a fact that is not known is not judged. */
export interface PictureFacts {
  widthPx: number;
  heightPx: number;
  contentType?: string;
  /** `srgb`, `rgb`, `grey`, or another such as `cmyk` or `lab`, whose colours change when it is printed. */
  colourMode?: string;
  bytes?: number;
}

/** `block` stops an order, `warn` only speaks. `values` fill the message's placeholders. */
export interface PreflightIssue {
  code: PreflightCode;
  /** Null when the side as a whole is meant. */
  layerId: string | null;
  severity: 'block' | 'warn';
  values: Record<string, string | number>;
}

export interface PreflightInput {
  /** What `loadSceneFonts` gave for the scene. */
  fontBooks: FontBooks;
  /** `#rrggbb` of the cloth; without it contrast is not judged. */
  garmentColour?: string;
  /** The scene's stored pictures by `src`; vector artwork needs none. */
  pictures?: Readonly<Record<string, PictureFacts>>;
  /** Words that may not be printed, as the event lists them; none by default. */
  refusedWords?: readonly string[];
}

export type Found = Omit<PreflightIssue, 'layerId'>;

export const found = (
  code: PreflightCode,
  severity: 'block' | 'warn',
  values: Found['values'] = {},
): Found => ({ code, severity, values });

export const tenths = (value: number): number => Math.round(value * 10) / 10;
