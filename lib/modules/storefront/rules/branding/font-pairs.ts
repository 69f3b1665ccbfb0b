import { FONT_LIBRARY, type FontCategory } from '@/lib/modules/design/rules/font-library';

interface Pair {
  fontOne: { name: string };
}

/** The moods of headings that are offered, in this order. */
const MOODS: readonly FontCategory[] = ['sans-serif', 'serif', 'display'];
const MOST = 3;

const categoryOf = (name: string) => FONT_LIBRARY.find(({ family }) => family === name)?.category;

/**
 * Three of the font sets that differ in the mood of their headings: what a logo's letters are cannot be told from its
 * pixels, so that a person chooses. Fewer only where there are fewer.
 */
export function threePairs<S extends Pair>(sets: readonly S[]): S[] {
  const moods = MOODS.flatMap((mood) => sets.find(({ fontOne }) => categoryOf(fontOne.name) === mood) ?? []);
  return [...moods, ...sets.filter((set) => !moods.includes(set))].slice(0, MOST);
}
