import { BIG_CITIES, type BigCity } from './big-cities';
import { foldDigraphs, foldName } from './place';

/** Longer ones are no name of a city. */
const LONGEST = 60;
/** Of so few letters, another name is too near. */
const SHORTEST = 5;
/** Names of so many letters may be two letters off. */
const LONG = 8;

/** In how many letters two words differ: left out, added, another one, or two that changed places. `most`: enough to know. */
function lettersOff(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let x = 1; x <= one.length; x += 1) {
    const next = [x];
    for (let y = 1; y <= other.length; y += 1) {
      const same = one[x - 1] === other[y - 1];
      const swapped = x > 1 && y > 1 && one[x - 1] === other[y - 2] && one[x - 2] === other[y - 1];
      const steps = [(row[y] ?? 0) + 1, (next[y - 1] ?? 0) + 1, (row[y - 1] ?? 0) + (same ? 0 : 1)];
      if (swapped) steps.push((before[y - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

const isCalled = ({ names }: BigCity, folded: string): boolean =>
  names.some((name) => foldName(name) === folded || foldDigraphs(name) === folded);

const lies = ({ prefixes }: BigCity, bare: string): boolean =>
  prefixes.some((prefix) => bare.startsWith(prefix));

/** The large cities of a country by one of their names. */
export function citiesCalled(iso2: string, city: string): BigCity[] {
  const folded = foldName(city);
  return (BIG_CITIES.get(iso2) ?? []).filter((one) => isCalled(one, folded));
}

/** Whether a large city of that name has that bare postcode. */
export function liesIn(iso2: string, bare: string, city: string): boolean {
  return citiesCalled(iso2, city).some((one) => lies(one, bare));
}

interface Near {
  name: string;
  off: number;
}

/** The name of a city that a text is nearest to; undefined where none is near. */
function nearest({ names }: BigCity, folded: string): Near | undefined {
  const near = names.flatMap((name): Near[] => {
    const whole = foldName(name);
    const most = whole.length < SHORTEST ? 0 : whole.length < LONG ? 1 : 2;
    const off = lettersOff(folded, whole, most);
    return off > 0 && off <= most ? [{ name, off }] : [];
  });
  return near.sort((a, b) => a.off - b.off)[0];
}

/** The letters of a part of town, as in København K. */
const TAIL = /\s+\p{Lu}{1,2}$/u;

/**
 * The name of the large city that a bare postcode is of, where what was typed is one or two letters off; undefined where it is
 * right, or where nothing is known. S2.2-148.
 */
export function betterCityName(iso2: string, bare: string, typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed.length > LONGEST) return undefined;
  const [tail = ''] = TAIL.exec(trimmed) ?? [];
  const city = trimmed.slice(0, trimmed.length - tail.length);
  const folded = foldName(city);
  if (folded.length < SHORTEST - 1) return undefined;
  const whole = foldName(trimmed);
  const all = BIG_CITIES.get(iso2) ?? [];
  if (all.some((one) => isCalled(one, folded) || isCalled(one, whole))) return undefined;
  const near = all.filter((one) => lies(one, bare)).flatMap((one) => nearest(one, folded) ?? []);
  return near.length === 1 && near[0] ? near[0].name + tail : undefined;
}
