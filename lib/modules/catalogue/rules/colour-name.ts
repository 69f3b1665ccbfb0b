/**
 * The display name of a colour, from its identifier without the first segment and a trailing `onesize`:
 * `stanley-forest-green` → Forest Green, `mug-white-onesize` → White. S9-9. A single segment is its own name.
 */
export function colourName(identifier: string): string {
  const segments = identifier.split(/[-_\s]+/).filter((segment) => segment !== '');
  if (segments.length > 1 && segments.at(-1)?.toLowerCase() === 'onesize') segments.pop();
  const words = segments.length > 1 ? segments.slice(1) : segments;
  return words.map(capitalise).join(' ');
}

function capitalise(word: string): string {
  const mixed = word !== word.toLowerCase() && word !== word.toUpperCase();
  return mixed ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
