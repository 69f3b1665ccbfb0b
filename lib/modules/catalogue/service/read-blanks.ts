import { BLANK_CATALOGUE, type CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';

/** The blanks that products can be made of, as they are kept now. */
export interface Blanks {
  /** In display order. */
  list: readonly CatalogueBlank[];
  /** The blank of this id; null for one that is not, or no longer, offered. */
  find: (id: string) => CatalogueBlank | null;
}

function blanksOf(list: readonly CatalogueBlank[]): Blanks {
  const byId = new Map<string, CatalogueBlank>(list.map((blank) => [blank.id, blank]));
  return { list, find: (id) => byId.get(id) ?? null };
}

const LISTED = blanksOf(BLANK_CATALOGUE);

/**
 * All blanks. Services ask here and never read the list itself, so that it can become data without a change of theirs; for
 * the same reason it answers later. May be called inside a transaction. S3.4-6, S2.2-67.
 */
export function readBlanks(): Promise<Blanks> {
  return Promise.resolve(LISTED);
}
