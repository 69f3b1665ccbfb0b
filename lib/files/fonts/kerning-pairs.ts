import type { Font } from 'fontkit';

/** The parts of fontkit's decoded GPOS table that pair kerning needs; fontkit's own types leave the table out. */
interface Coverage {
  version: number;
  glyphs?: number[];
  rangeRecords?: { start: number; end: number; startCoverageIndex: number }[];
}
interface ClassDefinition {
  version: number;
  startGlyph?: number;
  classValueArray?: number[];
  classRangeRecord?: { start: number; end: number; class: number }[];
}
interface ValueRecord {
  xAdvance?: number;
}
interface PairTable {
  version: number;
  coverage: Coverage;
  pairSets?: { get(index: number): { secondGlyph: number; value1?: ValueRecord }[] };
  classDef1?: ClassDefinition;
  classDef2?: ClassDefinition;
  classRecords?: { get(index: number): { get(index: number): { value1?: ValueRecord } } };
}
interface Lookup {
  lookupType: number;
  subTables: ({ extension?: PairTable; lookupType?: number } & Partial<PairTable>)[];
}
interface Gpos {
  featureList: { tag: string; feature: { lookupListIndexes: number[] } }[];
  lookupList: { get(index: number): Lookup };
}

/** The older `kern` table; the library's fonts use only its simple list of pairs. */
interface KernTable {
  tables: {
    format: number;
    coverage: { horizontal?: boolean; crossStream?: boolean };
    subtable: { pairs?: { left: number; right: number; value: number }[] };
  }[];
}

type Tables = Font & { GPOS?: Gpos; kern?: KernTable };

const PAIR_LOOKUP = 2;
const EXTENSION_LOOKUP = 9;

function coverageIndex(coverage: Coverage, glyph: number): number {
  if (coverage.version === 1) return coverage.glyphs?.indexOf(glyph) ?? -1;
  const range = coverage.rangeRecords?.find(({ start, end }) => glyph >= start && glyph <= end);
  return range ? range.startCoverageIndex + glyph - range.start : -1;
}

function classOf(definition: ClassDefinition | undefined, glyph: number): number {
  if (!definition) return 0;
  if (definition.version === 1)
    return definition.classValueArray?.[glyph - (definition.startGlyph ?? 0)] ?? 0;
  return definition.classRangeRecord?.find(({ start, end }) => glyph >= start && glyph <= end)?.class ?? 0;
}

/** The adjustment from a subtable, or null if it does not cover the pair. */
type PairRule = (left: number, right: number) => number | null;

function memoised(compute: (glyph: number) => number): (glyph: number) => number {
  const known = new Map<number, number>();
  return (glyph) => {
    const value = known.get(glyph) ?? compute(glyph);
    known.set(glyph, value);
    return value;
  };
}

function ruleOf(table: PairTable): PairRule {
  const covered = memoised((glyph) => coverageIndex(table.coverage, glyph));
  if (table.version === 1) {
    const sets = new Map<number, Map<number, number>>();
    return (left, right) => {
      const index = covered(left);
      if (index < 0) return null;
      const known = sets.get(index);
      const set =
        known ??
        new Map(
          (table.pairSets?.get(index) ?? []).map((pair) => [pair.secondGlyph, pair.value1?.xAdvance ?? 0]),
        );
      if (!known) sets.set(index, set);
      return set.get(right) ?? null;
    };
  }
  const first = memoised((glyph) => classOf(table.classDef1, glyph));
  const second = memoised((glyph) => classOf(table.classDef2, glyph));
  return (left, right) => {
    if (covered(left) < 0) return null;
    return table.classRecords?.get(first(left)).get(second(right)).value1?.xAdvance ?? 0;
  };
}

function pairTables(lookup: Lookup): PairTable[] {
  return lookup.subTables.flatMap((table) => {
    if (lookup.lookupType === PAIR_LOOKUP) return [table as PairTable];
    if (lookup.lookupType === EXTENSION_LOOKUP && table.lookupType === PAIR_LOOKUP && table.extension) {
      return [table.extension];
    }
    return [];
  });
}

function fromKernTable({ tables }: KernTable): (left: number, right: number) => number {
  const pairs = tables
    .filter(({ format, coverage }) => format === 0 && coverage.horizontal && !coverage.crossStream)
    .flatMap(({ subtable }) => subtable.pairs ?? []);
  const values = new Map(pairs.map(({ left, right, value }) => [`${left} ${right}`, value]));
  return (left, right) => values.get(`${left} ${right}`) ?? 0;
}

function fromGpos(gpos: Gpos): (left: number, right: number) => number {
  const indexes = new Set(
    gpos.featureList.filter(({ tag }) => tag === 'kern').flatMap(({ feature }) => feature.lookupListIndexes),
  );
  const lookups = [...indexes]
    .sort((a, b) => a - b)
    .map((index) => pairTables(gpos.lookupList.get(index)).map(ruleOf));
  return (left, right) => {
    let total = 0;
    for (const rules of lookups) {
      for (const rule of rules) {
        const value = rule(left, right);
        if (value === null) continue;
        total += value;
        break;
      }
    }
    return total;
  };
}

/**
 * How far `right` moves after `left` (glyph ids), in font units, by the font's `kern` feature or its `kern` table.
 * Reading the table once is about a hundred times faster than laying out each pair of a font with 600 characters.
 */
export function kerningPairs(font: Font): (left: number, right: number) => number {
  // fontkit decodes both tables, but its types leave them out.
  const { GPOS, kern } = font as Tables;
  if (GPOS) return fromGpos(GPOS);
  return kern ? fromKernTable(kern) : () => 0;
}
