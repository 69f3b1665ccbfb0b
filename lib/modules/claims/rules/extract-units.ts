import type { AddressHabits, AddressLanguage } from './address-habits';
import { foldDigraphs } from './read-address-text';
import { spellUnits } from './spelt-numbers';
import { NAMED_FLATS, UNIT_WORDS } from './unit-words';

type UnitRole = 'building' | 'stair' | 'floor' | 'side' | 'door';

export interface Unit {
  role: UnitRole;
  id: string;
}

interface Rule {
  role: UnitRole;
  pattern: RegExp;
  /** The id, when the words themselves are the id. */
  mark?: string;
}

/** `3/1` and `3.12` are one flat number when only a comma follows; otherwise the second number is the house. */
const ID = String.raw`(\d+[/.-]\d+(?=\s*(?:,|$)|\s\d)|\d+(?:-?[a-z])?(?![a-z0-9])|[a-z](?:-?\d+)?(?![a-z0-9]))`;
const SIGN = String.raw`(?:(?:no|nr|n|num)(?![a-z])[.:]?\s*|#\s*)?`;
const ORDINAL = '(?:st|nd|rd|th|e|er|ere|eme|ieme|re|ste|de|te|o|a|:e|\\.)';
/** Words for a floor or a side count only after a number or at the start of a part. */
const BEHIND = String.raw`(?<=(?:^|,|\d[a-z]?)[\s.,/-]*)`;
const BEFORE_WORD = '(?<![a-z0-9])';
const AFTER_WORD = '(?![a-z])';

/** In countries with the number first, the street's name stands before them. */
const AT_END = (words: string): string => `${BEFORE_WORD}${words}(?=\\s*(?:,|$))|`;

const group = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/_/g, '[\\s-]'))
    .join('|')})`;

function marks(lines: string): [mark: string, words: string[]][] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [mark = '', ...words] = line.split(' ');
      return [mark, /^[a-z0]$/.test(mark) ? words : [mark, ...words]];
    });
}

/** The words of a country's languages for one kind of unit, and the English ones. */
function pickWords(
  kind: 'door' | 'stair' | 'building' | 'floor' | 'floorBefore',
  habits: AddressHabits,
): string[] {
  const words = [...new Set<AddressLanguage>([...habits.languages, 'en'])]
    .flatMap((language) => UNIT_WORDS[language][kind].split(' '))
    .filter((word) => word);
  if (!habits.languages.includes('en')) return words.map((word) => foldDigraphs(word, habits));
  if (kind === (habits.directions ? 'floor' : 'door')) words.push('fl');
  return words;
}

function buildRules(habits: AddressHabits): Rules {
  const named = (role: UnitRole, kind: 'floorNames' | 'sides'): Rule[] =>
    habits.languages.flatMap((language) =>
      marks(UNIT_WORDS[language][kind]).map(([mark, words]) => {
        const folded = group(words.map((word) => foldDigraphs(word, habits)));
        return {
          role,
          mark,
          pattern: new RegExp(
            `${kind === 'floorNames' && habits.numberFirst ? AT_END(folded) : ''}${BEHIND}${folded}(?![a-z0-9])\\.?`,
          ),
        };
      }),
    );
  const withId = (role: UnitRole, words: readonly string[]): Rule => ({
    role,
    pattern: new RegExp(`${BEFORE_WORD}${group(words)}${AFTER_WORD}[.:]?\\s*${SIGN}${ID}`),
  });
  const floors = pickWords('floor', habits);
  const anyFloor = group([...floors, ...pickWords('floorBefore', habits)]);
  const rules: Rule[] = [
    withId('door', pickWords('door', habits)),
    { role: 'door', pattern: new RegExp(`#\\s*${ID}`) },
    withId('building', pickWords('building', habits)),
    withId('stair', pickWords('stair', habits)),
    { role: 'floor', pattern: new RegExp(`${BEFORE_WORD}(\\d+)${ORDINAL}\\s*${anyFloor}${AFTER_WORD}`) },
    {
      role: 'floor',
      pattern: new RegExp(`${BEFORE_WORD}${group(floors)}${AFTER_WORD}[.:]?\\s*(\\d+)(?![a-z0-9])`),
    },
    { role: 'floor', pattern: new RegExp(`${BEFORE_WORD}(\\d+)[\\s-]*${anyFloor}${AFTER_WORD}\\.?`) },
  ];
  // `EG links`, `links EG`: the first match is replaced by a comma, after which the second is found.
  const floorNames = named('floor', 'floorNames');
  const words = (['door', 'stair', 'building', 'floor'] as const).flatMap((kind) => pickWords(kind, habits));
  return { rules: rules.concat(floorNames, named('side', 'sides'), floorNames), words: new Set(words) };
}

interface Rules {
  rules: Rule[];
  /** The words that a unit's number follows. */
  words: ReadonlySet<string>;
}

const cache = new Map<AddressHabits, Rules>();

function rulesOf(habits: AddressHabits): Rules {
  const known = cache.get(habits);
  if (known) return known;
  const made = buildRules(habits);
  cache.set(habits, made);
  return made;
}

const KINDS = '(?:flat|apartment|apt|maisonette|floor|annexe?)';
/** The second form stands alone at the end of a part: `123 Main St Rear`. */
const NAMED = new RegExp(
  `${BEFORE_WORD}(${NAMED_FLATS.join('|')})\\s+(?:floor\\s+)?${KINDS}${AFTER_WORD}|(?<=[\\s,])(basement|penthouse|attic|annexe?|rear|front|upper|lower)\\s*(?=,|$)`,
);
/** Danish `2. tv`, `st. th`: a floor that is recognised only by the side after it. */
const FLOOR_BY_SIDE = /(?<=[\s,.])(\d+)\.?\s*(?=,?\s*(?:tv|th|mf)(?![a-z]))/;

/** Removes every named unit (flat, floor, stair, building) from an address, leaving a comma in its place. */
export function extractUnits(text: string, habits: AddressHabits): { rest: string; units: Unit[] } {
  const units: Unit[] = [];
  const { rules, words } = rulesOf(habits);
  let rest = spellUnits(text, words, habits);
  const take = (rule: Rule, times = Infinity): void => {
    for (let count = 0; count < times; count += 1) {
      const found = rule.pattern.exec(rest);
      if (!found) return;
      units.push({ role: rule.role, id: rule.mark ?? found[1] ?? found[2] ?? '' });
      rest = `${rest.slice(0, found.index)},${rest.slice(found.index + found[0].length)}`;
    }
  };
  if (habits.languages.includes('en')) take({ role: 'door', pattern: NAMED });
  const [doors, ...others] = rules;
  if (doors) take(doors);
  if (habits.languages.includes('da')) take({ role: 'floor', pattern: FLOOR_BY_SIDE }, 1);
  others.forEach((rule) => take(rule));
  return { rest, units };
}
