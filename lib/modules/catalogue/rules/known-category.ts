import { foldText } from '@/lib/kernel/fold-text';

const folded = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/**
 * A typed category under the name that the event has for it already, whatever its case, accents and spaces; a new one as
 * typed, without spaces around it. So one category never becomes two by accident. S2.2-65.
 */
export function knownCategory(typed: string, categories: readonly string[]): string {
  const name = typed.trim();
  if (categories.includes(name)) return name;
  return categories.find((category) => folded(category) === folded(name)) ?? name;
}
