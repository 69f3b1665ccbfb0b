import { now } from '@/lib/kernel/clock';
import { withDirectoryAside } from '@/lib/db/with-directory';
import { log } from '@/lib/env/logger';
import { isBuilding } from '@/lib/env/phase';
import { readCurrentBlanks, type CurrentBlank } from '@/lib/modules/catalogue/data/blanks/current-blanks';
import { BLANK_CATALOGUE, type CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { blankFrom } from '@/lib/modules/catalogue/rules/blanks/definition';

/** The blanks that products can be made of, as they are kept now. */
export interface Blanks {
  /** Those that are offered, in display order. */
  list: readonly CatalogueBlank[];
  /** Withdrawn ones too. */
  all: readonly CatalogueBlank[];
  /** The blank of this id; null for one that is not, or no longer, offered. */
  find: (id: string) => CatalogueBlank | null;
  /** The same for any blank, a withdrawn one too: for what is known of things that were made of it. */
  known: (id: string) => CatalogueBlank | null;
  /** Every SKU that a blank has or had, in any version: printers go on counting what they have of it. */
  skus: readonly string[];
}

/** So long what was read is taken for right; a change of this process counts at once. */
export const BLANKS_FRESH_MS = 2000;

interface Kept {
  blanks: Blanks;
  changes: number;
  checkedAt: number;
}

let kept: Kept | null = null;
let asking: Promise<Blanks> | null = null;

const byId = (blanks: readonly CatalogueBlank[]) =>
  new Map<string, CatalogueBlank>(blanks.map((blank) => [blank.id, blank]));

const skusIn = (blank: CatalogueBlank, colours: readonly string[], sizes: readonly string[]) =>
  colours.flatMap((colour) => sizes.map((size) => blank.skuOf(colour, size)));

const skusNow = (blank: CatalogueBlank) =>
  skusIn(
    blank,
    blank.colours.map(({ identifier }) => identifier),
    blank.sizes,
  );

function present(rows: readonly CurrentBlank[]): Blanks {
  const all = rows.map((row) => ({ row, blank: blankFrom(row, row.definition) }));
  const list = all.filter(({ row }) => row.status === 'offered').map(({ blank }) => blank);
  const [offered, known] = [byId(list), byId(all.map(({ blank }) => blank))];
  const skus = all.flatMap(({ row, blank }) => [
    ...skusNow(blank),
    ...skusIn(blank, row.everColours, row.everSizes),
  ]);
  return {
    list,
    all: all.map(({ blank }) => blank),
    find: (id) => offered.get(id) ?? null,
    known: (id) => known.get(id) ?? null,
    skus: [...new Set(skus)],
  };
}

/** The first import, for pages that are built. */
function imported(): Blanks {
  const blanks = byId(BLANK_CATALOGUE);
  const find = (id: string) => blanks.get(id) ?? null;
  return {
    list: BLANK_CATALOGUE,
    all: BLANK_CATALOGUE,
    find,
    known: find,
    skus: BLANK_CATALOGUE.flatMap(skusNow),
  };
}

/** Asks whether anything has changed, and reads it in the same statement where it has. */
async function ask(before: Kept | null, at: number): Promise<Kept> {
  try {
    const { changes, blanks } = await withDirectoryAside((tx) =>
      readCurrentBlanks(tx, before?.changes ?? -1),
    );
    return { changes, checkedAt: at, blanks: blanks || !before ? present(blanks ?? []) : before.blanks };
  } catch (error) {
    // What was right two seconds ago serves better than nothing while the database is away.
    if (!before) throw error;
    log().warn({ err: error }, 'the blanks could not be read again');
    return { ...before, checkedAt: at };
  }
}

function refresh(at: number): Promise<Blanks> {
  const asked: Promise<Blanks> = ask(kept, at).then(
    (read) => {
      // A change that came meanwhile has made this one's answer void for those who ask next.
      if (asking === asked) [kept, asking] = [read, null];
      return read.blanks;
    },
    (error: unknown) => {
      if (asking === asked) asking = null;
      throw error;
    },
  );
  asking = asked;
  return asked;
}

/**
 * All blanks, at most two seconds old: one short statement then asks whether any has changed. May be called inside a
 * transaction, as it has a connection of its own. Services ask here and never read the tables themselves. While pages are
 * built there is no database; they show the first import until they are made anew. S3.4-6, S2.2-67, S2.2-230.
 */
export function readBlanks(): Promise<Blanks> {
  if (isBuilding()) return Promise.resolve(imported());
  const at = now().getTime();
  const age = kept ? at - kept.checkedAt : Infinity;
  if (kept && age >= 0 && age < BLANKS_FRESH_MS) return Promise.resolve(kept.blanks);
  return asking ?? refresh(at);
}

/** Reads the blanks anew when they are asked for next: for whoever has changed one, after the commit. S2.2-230 */
export function forgetBlanks(): void {
  if (kept) kept = { ...kept, checkedAt: -Infinity };
  asking = null;
}
