import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';

/** A size in mm. */
interface SizeMm {
  widthMm: number;
  heightMm: number;
}

/** A printed side: the size of its print file, which is drawn to be printed as large as this. */
export interface Print {
  side: Side;
  size: SizeMm;
}

/** One line of an order as a printer sees it. */
export interface AskedLine {
  /** The line's id. */
  id: string;
  sku: string;
  /** What it is made of, and which drawing that has. */
  blankId: string;
  family: GarmentFamily;
  /** Pieces that are to be printed, more than 0. */
  pieces: number;
  prints: Print[];
  /** Techniques that it may be printed by; any one of them does. */
  techniques: readonly string[];
  /** Frozen cost of making one piece, ex VAT. */
  unitCost: Minor;
  /** What one piece is worth to customs, ex VAT. */
  unitValue: Minor;
}

/** What an order asks of a printer. */
export interface AskedOrder {
  region: Region;
  /** ISO code of the country it goes to. */
  country: string;
  currency: Currency;
  lines: AskedLine[];
}

/** How a fulfiller prints a blank; null is as the catalogue says. */
export interface BlankFact {
  blankId: string;
  offered: boolean;
  area: Record<Side, SizeMm | null>;
  prices: Partial<Record<Currency, { blank: Minor; print: Minor }>> | null;
  madeIn: string | null;
  customsCode: string | null;
}

/** A fulfiller as it is at the moment of the decision. Days are `YYYY-MM-DD`. */
export interface FulfillerFacts {
  id: string;
  name: string;
  status: 'open' | 'closed';
  regions: readonly Region[];
  countries: readonly string[];
  originCountry: string | null;
  techniques: readonly string[];
  dailyCapacity: number | null;
  /** Today in its time zone, and the items it has been given today. */
  today: string;
  itemsToday: number;
  paused: { until: string | null } | null;
  promisedDays: number;
  everyBlank: boolean;
  blanks: readonly BlankFact[];
  /** By SKU; a SKU that is missing is never short. */
  stock: Readonly<Record<string, { pieces: number; discontinued: boolean }>>;
  closures: readonly { firstDay: string; lastDay: string }[];
  choice: 'preferred' | 'excluded' | null;
  /** It has refused this order before. */
  rejected: boolean;
}

/** The garment that a refusal is about; without `blank`, the first blank of its family, as in all decisions of before there were others. */
export interface Garment {
  family: GarmentFamily;
  blank?: string;
}

/** What speaks against a fulfiller, with the figures that a reader needs to change it. */
export type Refusal =
  | { code: 'closed' }
  | { code: 'paused'; until: string | null }
  | { code: 'closure'; until: string }
  | { code: 'capacity'; left: number; needed: number; daily: number }
  | { code: 'region'; region: Region }
  | { code: 'country'; country: string }
  | (Garment & { code: 'technique'; techniques: readonly string[] })
  | (Garment & { code: 'blank' })
  | { code: 'stock'; sku: string; left: number; needed: number }
  | { code: 'discontinued'; sku: string; left: number; needed: number }
  /** The artwork would have to shrink by so much, in tenths of a per cent, rounded up. */
  | (Garment & { code: 'artwork'; side: Side; shrinkPermille: number })
  | { code: 'excluded' }
  | { code: 'rejected' }
  | { code: 'cost'; costMinor: Minor; limitMinor: Minor };

/**
 * Why the chosen one was chosen: what set it apart from the next in line. `split`: no printer can make the whole order; `whole`: another
 * one would be better for this part, but not for the order as a whole.
 */
export type Reason = 'only_one' | 'preferred' | 'cheaper' | 'faster' | 'tie' | 'split' | 'whole';

/** A fulfiller that was looked at. */
export interface Candidate {
  id: string;
  name: string;
  refusals: Refusal[];
  /** What it costs to make there, ex VAT. */
  makingMinor: Minor;
  /** Customs duty on the way; null where no rate is known for the country, which counts as none. */
  dutyMinor: Minor | null;
  promisedDays: number;
  preferred: boolean;
}

/** A decision with everything that led to it. */
export interface Trace {
  asked: {
    region: Region;
    country: string;
    currency: Currency;
    items: number;
    frozenMinor: Minor;
    /** Which part of an order that several printers make; without, the whole order, or what is left of it. */
    part?: number;
  };
  candidates: Candidate[];
  chosen: string | null;
  reasons: Reason[];
}

/** What one printer makes of an order. */
export interface RoutedPart {
  lines: readonly AskedLine[];
  trace: Trace;
}

/** Where an order goes: to one printer, to several, or, without parts, to none; `whole` says why no single one can make it. */
export interface Route {
  whole: Trace;
  parts: readonly RoutedPart[];
}
