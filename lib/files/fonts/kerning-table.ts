import type { KerningTable } from '@/lib/modules/design/rules/font-book';

function groupBy(
  characters: readonly string[],
  rowOf: (character: string) => readonly number[],
): Map<string, string> {
  const groups = new Map<string, string>();
  for (const character of characters) {
    const row = rowOf(character);
    if (row.every((value) => value === 0)) continue;
    const key = row.join();
    groups.set(key, (groups.get(key) ?? '') + character);
  }
  return groups;
}

const first = (group: string): string => String.fromCodePoint(group.codePointAt(0) ?? 0);

/** Compresses pair kerning: characters with equal kerning share a row or a column, those without kerning have none. */
export function kerningTable(
  characters: readonly string[],
  pair: (left: string, right: string) => number,
): KerningTable {
  const rows = new Map(characters.map((left) => [left, characters.map((right) => pair(left, right))]));
  const columns = new Map(
    characters.map((right, column) => [right, characters.map((left) => rows.get(left)?.[column] ?? 0)]),
  );
  const left = [...groupBy(characters, (character) => rows.get(character) ?? []).values()];
  const right = [...groupBy(characters, (character) => columns.get(character) ?? []).values()];
  return { left, right, values: left.map((row) => right.map((column) => pair(first(row), first(column)))) };
}
