import type { ClipArtId } from '../clip-art/library';
import type { FontFamily } from '../font-library';
import type { ShapeId } from '../shapes';

/** Texts of the templates, in the language of whoever designs. */
type Sample =
  | 'team'
  | 'place'
  | 'est'
  | 'year'
  | 'date'
  | 'number'
  | 'names'
  | 'namesTitle'
  | 'word'
  | 'wordLine'
  | 'stackOne'
  | 'stackTwo'
  | 'stackThree'
  | 'coffee'
  | 'race'
  | 'distance'
  | 'conference'
  | 'thanks'
  | 'company'
  | 'outdoors'
  | 'birthday'
  | 'name'
  | 'initials'
  | 'party';
export type SampleTexts = Readonly<Record<Sample, string>>;

/** `main` and `accent` are seen on the garment, `cut` on the accent. */
export type Role = 'main' | 'accent' | 'cut';

/** A line of text. `size` is the height of its capitals. */
export interface TextRow {
  text: Sample;
  family: FontFamily;
  size: number;
  role: Role;
  /** The whole stack is made small enough for this line to fit; any other line shrinks alone. */
  leads?: true;
  /** In capitals whatever the text. */
  isUpper?: true;
  /** Added after each character, in em. */
  spacing?: number;
  /** Radius of the circle that the line follows; below 0 it hangs. */
  arch?: number;
}
export interface ArtRow {
  /** The first of them that is seen on the garment. */
  art: readonly ClipArtId[];
  size: number;
}
export interface ShapeRow {
  shape: ShapeId;
  size: number;
  /** Width in the same unit; default as wide as the shape's own form asks for. */
  width?: number;
  role: Role;
}
/** Free space; below 0 the next row overlaps the one before. */
interface GapRow {
  gap: number;
}
export type Row = TextRow | ArtRow | ShapeRow | GapRow;

/** What a stack of rows stands on. */
interface Ground {
  shape: ShapeId;
  role: Role;
  /** Width by height; a ground without one is as large as its rows and the space around them. */
  ratio?: number;
  /** Of a ground with a ratio: the part of its width and height that the rows may use, and their shift down. */
  inner?: { width: number; height: number; down: number };
  /** Of one without: the space around the rows, as a share of the shorter side of the area. */
  around?: number;
}

/** One arrangement: rows from top to bottom, sizes in a common unit that is chosen to fit the area. */
export interface Plan {
  rows: readonly Row[];
  ground?: Ground;
  /** To the left of the rows. */
  beside?: readonly ClipArtId[];
}

/** Which of the accents a template takes. */
export type Tone = 'warm' | 'cool' | 'fresh';

export interface Template {
  tone: Tone;
  /** For areas that are not much wider than high. */
  tall: Plan;
  /** For wide and low ones: fewer rows, and nothing that needs height. */
  wide: Plan;
}
