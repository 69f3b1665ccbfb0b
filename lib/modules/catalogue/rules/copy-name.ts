const folded = (name: string) => name.trim().toLowerCase();

/** As many whole characters of a name as fit into `length` UTF-16 units, which is what a limit counts. */
function clipped(name: string, length: number): string {
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.trimEnd();
}

/**
 * The name of a copy: the first of `named(name, 1)`, `named(name, 2)` … that is not `taken`, whatever the case. A name that
 * would be longer than `most` is shortened before what `named` adds. S2.2-60.
 */
export function copyName(
  name: string,
  {
    taken,
    most,
    named,
  }: { taken: readonly string[]; most: number; named: (name: string, n: number) => string },
): string {
  const used = new Set(taken.map(folded));
  for (let n = 1; ; n += 1) {
    const added = named('', n).length;
    const wanted = named(clipped(name, most - added), n).trim();
    if (!used.has(folded(wanted))) return wanted;
  }
}
