/** `orders` is more specific than `product-id={product}`, which is more specific than `{product}`. */
function vagueness(segment: string): number {
  if (!segment.includes('{')) return 0;
  return segment.startsWith('{') ? 2 : 1;
}

/**
 * Orders paths so that, of two that match the same address, the one with the fixed text comes first (D19). A shorter path
 * is compared as if fixed text followed: leaving its end out would let three paths each come before the next.
 */
export function bySpecificity(one: { path: string }, other: { path: string }): number {
  const [mine, theirs] = [one.path.split('/'), other.path.split('/')];
  for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) {
    const difference = vagueness(mine[at] ?? '') - vagueness(theirs[at] ?? '');
    if (difference !== 0) return difference;
  }
  return one.path < other.path ? -1 : Number(one.path > other.path);
}
