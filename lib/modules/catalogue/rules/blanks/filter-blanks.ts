/** What a filter looks at. */
export interface FilteredBlank {
  category: string;
  techniques: readonly string[];
  regions: readonly string[];
}

/** The chosen values; an empty one leaves everything in. */
export interface BlankFilter {
  region: string;
  technique: string;
  category: string;
}

export const BLANK_FILTERS = ['region', 'category', 'technique'] as const;

const fits = (chosen: string, values: readonly string[]) => chosen === '' || values.includes(chosen);

/** Whether a blank is left in by a filter. S2.1-28 */
export function fitsFilter(blank: FilteredBlank, { region, technique, category }: BlankFilter): boolean {
  return fits(region, blank.regions) && fits(technique, blank.techniques) && fits(category, [blank.category]);
}

/** The values that a filter offers, each once, in the order of the blanks. */
export function filterValues(blanks: readonly FilteredBlank[]): Record<keyof BlankFilter, string[]> {
  const each = (values: (blank: FilteredBlank) => readonly string[]) => [...new Set(blanks.flatMap(values))];
  return {
    region: each(({ regions }) => regions),
    technique: each(({ techniques }) => techniques),
    category: each(({ category }) => [category]),
  };
}

/** The filter in an address's query; values that no blank has are left out. */
export function readFilter(search: string, blanks: readonly FilteredBlank[]): BlankFilter {
  const query = new URLSearchParams(search);
  const known = filterValues(blanks);
  const of = (key: keyof BlankFilter) => known[key].find((value) => value === query.get(key)) ?? '';
  return { region: of('region'), technique: of('technique'), category: of('category') };
}

/** A filter as an address's query, with `?`; empty for no filter. */
export function filterQuery(filter: BlankFilter): string {
  const chosen = BLANK_FILTERS.flatMap((key) => (filter[key] === '' ? [] : [[key, filter[key]]]));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen).toString()}`;
}
