import type { AddressHabits, AddressLanguage } from './address-habits';
import { foldDigraphs } from './read-address-text';
import { NAMED_FLATS, NUMBER_WORDS, UNIT_WORDS } from './unit-words';

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

function buildRules(habits: AddressHabits): Rule[] {
  const languages = [...new Set<AddressLanguage>([...habits.languages, 'en'])];
  const pick = (kind: 'door' | 'stair' | 'building' | 'floor' | 'floorBefore'): string[] => {
    const words = languages
      .flatMap((language) => UNIT_WORDS[language][kind].split(' '))
      .filter((word) => word);
    if (!habits.languages.includes('en')) return words.map((word) => foldDigraphs(word, habits));
    if (kind === (habits.directions ? 'floor' : 'door')) words.push('fl');
    return words;
  };
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
  const floors = pick('floor');
  const anyFloor = group([...floors, ...pick('floorBefore')]);
  const rules: Rule[] = [
    withId('door', pick('door')),
    { role: 'door', pattern: new RegExp(`#\\s*${ID}`) },
    withId('building', pick('building')),
    withId('stair', pick('stair')),
    { role: 'floor', pattern: new RegExp(`${BEFORE_WORD}(\\d+)${ORDINAL}\\s*${anyFloor}${AFTER_WORD}`) },
    {
      role: 'floor',
      pattern: new RegExp(`${BEFORE_WORD}${group(floors)}${AFTER_WORD}[.:]?\\s*(\\d+)(?![a-z0-9])`),
    },
    { role: 'floor', pattern: new RegExp(`${BEFORE_WORD}(\\d+)[\\s-]*${anyFloor}${AFTER_WORD}\\.?`) },
  ];
  // `EG links`, `links EG`: the first match is replaced by a comma, after which the second is found.
  const floorNames = named('floor', 'floorNames');
  return rules.concat(floorNames, named('side', 'sides'), floorNames);
}

const cache = new Map<AddressHabits, Rule[]>();

function rulesOf(habits: AddressHabits): Rule[] {
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
const SPELT = new RegExp(
  `(?<=(?:flat|apartment|apt|unit|suite|room)\\s+)(${NUMBER_WORDS.join('|')})(?![a-z])`,
  'g',
);
/** Danish `2. tv`, `st. th`: a floor that is recognised only by the side after it. */
const FLOOR_BY_SIDE = /(?<=[\s,.])(\d+)\.?\s*(?=,?\s*(?:tv|th|mf)(?![a-z]))/;

/** Removes every named unit (flat, floor, stair, building) from an address, leaving a comma in its place. */
export function extractUnits(text: string, habits: AddressHabits): { rest: string; units: Unit[] } {
  const units: Unit[] = [];
  let rest = text.replace(SPELT, (word) => String(NUMBER_WORDS.indexOf(word)));
  const take = (rule: Rule, times = Infinity): void => {
    for (let count = 0; count < times; count += 1) {
      const found = rule.pattern.exec(rest);
      if (!found) return;
      units.push({ role: rule.role, id: rule.mark ?? found[1] ?? found[2] ?? '' });
      rest = `${rest.slice(0, found.index)},${rest.slice(found.index + found[0].length)}`;
    }
  };
  if (habits.languages.includes('en')) take({ role: 'door', pattern: NAMED });
  const [doors, ...others] = rulesOf(habits);
  if (doors) take(doors);
  if (habits.languages.includes('da')) take({ role: 'floor', pattern: FLOOR_BY_SIDE }, 1);
  others.forEach((rule) => take(rule));
  return { rest, units };
}
