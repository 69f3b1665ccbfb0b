/** Memoises a function of a text: thousands of products share a few colours, sizes and categories. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    known.set(text, made);
    return made;
  };
}
