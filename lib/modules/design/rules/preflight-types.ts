import type { FontBooks } from './font-book';
import type { PreflightCode } from './preflight-codes';

/** Limits for good prints. Lengths in mm. */
export const PREFLIGHT_LIMITS = {
  /** Below `blockDpi` a picture is refused, below `warnDpi` it gives a warning. */
  warnDpi: 150,
  blockDpi: 100,
  /** Height of capitals. */
  warnCapHeight: 4,
  blockCapHeight: 2,
  /** Contrast of ink and garment (WCAG ratio); print needs far less than text on a screen. */
  warnContrast: 1.6,
  blockContrast: 1.15,
  /** How far ink may pass the edge before it counts as cut off. */
  edgeTolerance: 0.25,
  /** Limits of a picture's file and pixels: above them the decoded picture alone takes 240 MB. */
  imageBytes: 20_000_000,
  imagePixels: 60_000_000,
} as const;

/** The accepted picture types; no part of the product can draw others. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
/** Colour modes that a printer's software reproduces as on screen. */
export const SCREEN_COLOUR_MODES: readonly string[] = ['srgb', 'rgb', 'grey'];

/** Known facts about a picture; unknown ones are not checked. */
export interface PictureFacts {
  widthPx: number;
  heightPx: number;
  contentType?: string;
  /** `srgb`, `rgb`, `grey`, or another such as `cmyk` or `lab`, whose colours change in print. */
  colourMode?: string;
  bytes?: number;
}

/** `block` stops an order, `warn` does not. `values` fill the message's placeholders. */
export interface PreflightIssue {
  code: PreflightCode;
  /** Null for an issue of the whole side. */
  layerId: string | null;
  severity: 'block' | 'warn';
  values: Record<string, string | number>;
}

export interface PreflightInput {
  /** The result of `loadSceneFonts` for the scene. */
  fontBooks: FontBooks;
  /** `#rrggbb` of the garment; without it contrast is not checked. */
  garmentColour?: string;
  /** The scene's stored pictures by `src`; vector artwork needs none. */
  pictures?: Readonly<Record<string, PictureFacts>>;
  /** The event's refused words; none by default. */
  refusedWords?: readonly string[];
}

export type Found = Omit<PreflightIssue, 'layerId'>;

export const found = (
  code: PreflightCode,
  severity: 'block' | 'warn',
  values: Found['values'] = {},
): Found => ({ code, severity, values });

export const tenths = (value: number): number => Math.round(value * 10) / 10;
