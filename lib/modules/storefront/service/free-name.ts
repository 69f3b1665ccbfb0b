/** `Moss`, then `Moss 2`, so that set names in a list are unique. */
export function freeName(wanted: string, sets: readonly { name: string }[]): string {
  const taken = new Set(sets.map((set) => set.name));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} ${number}`;
  return name;
}
