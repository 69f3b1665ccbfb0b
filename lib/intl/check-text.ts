import { IntlMessageFormat } from 'intl-messageformat';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** A date or time is given as a moment, which only a placeholder of that kind can write. */
const MOMENTS = new Set(['date', 'time']);
const TAG = /<\/?[A-Za-z][^<>]*>/g;

/** What a placeholder is filled with. */
export type ArgumentKind = 'value' | 'date' | 'time' | 'count' | 'choice';
/** The numbers by which the parser tells its elements apart; it exports them only from a package for builds and tests. */
const ELEMENT = { argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6 } as const;
const KINDS: Partial<Record<number, ArgumentKind>> = {
  [ELEMENT.argument]: 'value',
  [ELEMENT.number]: 'count',
  [ELEMENT.date]: 'date',
  [ELEMENT.time]: 'time',
  [ELEMENT.select]: 'choice',
  [ELEMENT.plural]: 'count',
};

function collect(elements: readonly Element[], found: Map<string, ArgumentKind>): void {
  for (const element of elements) {
    const kind = KINDS[element.type];
    if (kind && 'value' in element && found.get(element.value) !== 'count') found.set(element.value, kind);
    if ('options' in element)
      for (const option of Object.values(element.options)) collect(option.value, found);
  }
}

/** The placeholders of a text and what each is filled with; null where it isn't ICU syntax. S2.2-335. */
export function argumentsOf(text: string): ReadonlyMap<string, ArgumentKind> | null {
  try {
    const found = new Map<string, ArgumentKind>();
    collect(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst(), found);
    return found;
  } catch {
    return null;
  }
}

/** A count may also be written plainly; a moment keeps its kind, and a choice its cases. */
function isAlike(was: ArgumentKind, is: ArgumentKind): boolean {
  if (MOMENTS.has(was) || MOMENTS.has(is)) return was === is;
  return was === is || (was !== 'choice' && is !== 'choice');
}

const tagsOf = (text: string): string[] => (text.match(TAG) ?? []).sort();

/**
 * What keeps a text from standing in the place of the original: its syntax, a placeholder or tag that it lacks, or one that the original
 * doesn't have. Null for a text that may. S2.2-335.
 */
export function faultOf(original: string, text: string): FieldErrorCode | null {
  const [needed, given] = [argumentsOf(original), argumentsOf(text)];
  if (!needed || !given) return 'text_syntax';
  for (const [name, kind] of needed) {
    const own = given.get(name);
    if (!own || !isAlike(kind, own)) return 'placeholder_missing';
  }
  if ([...given.keys()].some((name) => !needed.has(name))) return 'placeholder_unknown';
  const [tags, own] = [tagsOf(original), tagsOf(text)];
  if (tags.some((tag) => !own.includes(tag))) return 'placeholder_missing';
  return tags.length === own.length ? null : 'placeholder_unknown';
}
