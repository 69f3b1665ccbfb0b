import type { AddressHabits } from './address-habits';
import { speltHouse } from './spelt-house';
import { joinWords, namesStreet } from './street-vocabulary';
import { BLOCK_WORDS } from './street-words';

export interface House {
  /** The street's words in canonical form, joined. */
  street: string;
  number: string;
  /** Numbers and letters without a label, in order: suffixes, floors, doors. */
  loose: string[];
  /** The name of a building, which distinguishes flats with the same number. */
  block: string;
  /** Whether nothing but a street was found. */
  streetOnly: boolean;
}

interface Found {
  words: string[];
  number: string;
  loose: string[];
}

const isNumber = (token: string): boolean => /^\d+(?:-\d+)?$/.test(token);
const isLetter = (token: string): boolean => /^[a-z]$/.test(token);
const isWord = (token: string): boolean => token.length > 1 && /[a-z]/.test(token) && !RUN_WORDS.has(token);
const RUN_WORDS = new Set(['bis', 'ter', 'quater', 'ii', 'iii', 'iv']);
const inRun = (token: string): boolean => isNumber(token) || isLetter(token) || RUN_WORDS.has(token);

/** Numbers, ordinals (`5th`), ranges where the number comes first (`10-12`), and words. */
function tokensOf(part: string, habits: AddressHabits): string[] {
  const range = habits.numberFirst ? String.raw`\d+\s*-\s*\d+|` : '';
  const pattern = new RegExp(String.raw`\d+(?:st|nd|rd|th)(?![a-z])|${range}\d+|\p{L}+`, 'gu');
  return (part.match(pattern) ?? []).map((token) => token.replace(/\s/g, ''));
}

/** In the US a letter after the number is a direction, in France an article or "rue". */
function isSuffix(token: string | undefined, habits: AddressHabits): token is string {
  if (!token) return false;
  if (token === 'bis' || token === 'ter' || token === 'quater') return true;
  if (!isLetter(token)) return false;
  if (habits.directions && 'nsew'.includes(token)) return false;
  return !(habits.languages.includes('fr') && 'dlr'.includes(token));
}

/** `[flat,] 10 [a] High Street [4 b]`. */
function numberBefore(tokens: string[], habits: AddressHabits): Found | null {
  let at = tokens.findIndex((token) => !isNumber(token));
  const number = tokens[at - 1];
  if (at < 1 || number === undefined) return null;
  const loose = tokens.slice(0, at - 1);
  const suffix = tokens[at];
  if (isSuffix(suffix, habits) && tokens.length > at + 1) {
    loose.push(suffix);
    at += 1;
  }
  const rest = tokens.slice(at);
  if (!rest.some(isWord)) return null;
  const tail = rest.findIndex(
    (token, index) => index > 0 && isNumber(token) && rest.slice(index).every(inRun),
  );
  if (tail === -1) return { words: rest, number, loose };
  return { words: rest.slice(0, tail), number, loose: [...loose, ...rest.slice(tail)] };
}

/** `Hauptstrasse 12 [a] [3 b]`: the first number that only numbers and letters follow. */
function numberBehind(tokens: string[]): Found | null {
  const at = tokens.findIndex(
    (token, index) =>
      isNumber(token) && tokens.slice(index).every(inRun) && tokens.slice(0, index).some(isWord),
  );
  const number = tokens[at];
  return number === undefined ? null : { words: tokens.slice(0, at), number, loose: tokens.slice(at + 1) };
}

function houseIn(tokens: string[], habits: AddressHabits): Found | null {
  return habits.numberFirst
    ? (numberBefore(tokens, habits) ?? numberBehind(tokens))
    : (numberBehind(tokens) ?? numberBefore(tokens, habits));
}

const isBare = (tokens: string[] | undefined): boolean =>
  tokens !== undefined && tokens.some(isNumber) && tokens.every(inRun);

/** A number and a street with a comma between: `10, High Street` or `Hauptstrasse, 12`. */
function joinAcrossComma(parts: string[][], habits: AddressHabits): number {
  const pairs = parts.slice(0, -1).map((_, index) => index);
  const before = pairs.find(
    (index) => isBare(parts[index]) && parts[index + 1]?.every((token) => !isNumber(token)),
  );
  const behind = pairs.find((index) => parts[index]?.some(isWord) && isBare(parts[index + 1]));
  return (habits.numberFirst ? (before ?? behind) : (behind ?? before)) ?? -1;
}

function mainPart(parts: string[][], habits: AddressHabits): number {
  const candidates = parts.flatMap((tokens, index) => {
    const found = houseIn(tokens, habits);
    return found ? [{ index, street: namesStreet(found.words, habits) }] : [];
  });
  return (candidates.find((candidate) => candidate.street) ?? candidates[0])?.index ?? -1;
}

function blockOf(others: string[][], habits: AddressHabits): string {
  const named = others.filter(
    (tokens) => !tokens.some(isNumber) && tokens.some((token) => BLOCK_WORDS.has(token)),
  );
  return named.map((tokens) => joinWords(tokens, habits)).join('+');
}

/** `Rose Court 10 High Street` without a comma: a number before a street starts a new part. */
function splitAtHouse(tokens: string[], habits: AddressHabits): string[][] {
  if (!habits.numberFirst || !isWord(tokens[0] ?? '')) return [tokens];
  const at = tokens.findIndex(
    (token, index) =>
      isNumber(token) && isWord(tokens[index + 1] ?? '') && namesStreet(tokens.slice(index + 1), habits),
  );
  return at > 0 ? [tokens.slice(0, at), tokens.slice(at)] : [tokens];
}

/** `012` is house 12. */
const bareNumber = (number: string): string => number.replace(/(?<!\d)0+(?=\d)/g, '');

/** Whether a part repeats the same house, as autofill does on the second line. */
function repeats(tokens: string[], found: Found, habits: AddressHabits): boolean {
  const again = houseIn(tokens, habits);
  return (
    again !== null &&
    again.loose.length === 0 &&
    bareNumber(again.number) === bareNumber(found.number) &&
    joinWords(again.words, habits) === joinWords(found.words, habits)
  );
}

/**
 * Finds street, house number and other parts that identify a home. The named units must have been removed from the
 * texts.
 */
export function findHouse(texts: readonly string[], habits: AddressHabits): House {
  let parts = texts.map((text) => tokensOf(text, habits)).filter((tokens) => tokens.length > 0);
  if (!parts.flat().some(isNumber)) parts = speltHouse(parts, habits);
  parts = parts.flatMap((tokens) => splitAtHouse(tokens, habits));
  let main = mainPart(parts, habits);
  if (main === -1) {
    main = joinAcrossComma(parts, habits);
    const [left, right] = [parts[main], parts[main + 1]];
    if (left && right) parts = [...parts.slice(0, main), [...left, ...right], ...parts.slice(main + 2)];
  }
  const found = houseIn(parts[main] ?? [], habits);
  const beside = parts.filter((_, index) => index !== main);
  if (found) {
    const others = beside.filter((tokens) => !repeats(tokens, found, habits));
    const loose = [
      ...found.loose,
      ...others.flatMap((tokens) =>
        isBare(tokens) || tokens.every(inRun) ? tokens : tokens.filter(isNumber),
      ),
    ];
    return {
      street: joinWords(found.words, habits),
      number: bareNumber(found.number),
      loose,
      block: blockOf(others, habits),
      streetOnly: false,
    };
  }
  const name = parts.find((tokens) => tokens.some(isWord));
  if (!name) return { street: parts.flat().join(''), number: '', loose: [], block: '', streetOnly: false };
  const loose = parts.filter((tokens) => tokens !== name).flatMap((tokens) => tokens.filter(isNumber));
  const streetOnly = parts.length === 1 && namesStreet(name, habits);
  return { street: joinWords(name, habits), number: '', loose, block: '', streetOnly };
}
