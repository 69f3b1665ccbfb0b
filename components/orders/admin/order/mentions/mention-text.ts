import type { Colleague } from '@/lib/modules/orders/contract/colleagues';
import { mentionOf } from '@/lib/modules/orders/rules/mentions';

/** A name that is being typed behind an `@`, and where that is. */
export interface Typed {
  at: number;
  name: string;
}

const LONGEST = 40;
const TYPED = /(?:^|\s)@([^\s@{}]*(?: [^\s@{}]*)?)$/u;

/** What is typed behind an `@` before the caret; null where none is. D3-61. */
export function typedAt(text: string, caret: number): Typed | null {
  const found = TYPED.exec(text.slice(0, caret));
  const name = found?.[1];
  if (name === undefined || name.length > LONGEST) return null;
  return { at: caret - name.length - 1, name };
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Colleagues whose name has a word that begins like what was typed, or does so itself; a few. */
export function matching(colleagues: readonly Colleague[], name: string): Colleague[] {
  const typed = fold(name);
  return colleagues
    .filter((one) => fold(one.name).startsWith(typed) || fold(one.name).includes(` ${typed}`))
    .slice(0, 8);
}

/** The text and the caret once a colleague was chosen. */
export function withName(text: string, typed: Typed, { name }: Colleague): { text: string; caret: number } {
  const before = `${text.slice(0, typed.at)}@${name} `;
  const after = text.slice(typed.at + 1 + typed.name.length).replace(/^ /, '');
  return { text: before + after, caret: before.length };
}

const WORD = /[\p{L}\p{N}_]/u;
const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The note as it is stored: ids for the names of those who were chosen, in one reading, the longest name first and whole names
 * alone: an "@Anna" that is only typed holds no mention of Ann. A name that was changed again is text. Of two of one name the first
 * place is whoever was chosen first. D3-61.
 */
export function toStored(text: string, chosen: readonly Colleague[]): string {
  const names = [...new Set(chosen.map(({ name }) => name))].toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const left = new Map(names.map((name) => [name, chosen.filter((one) => one.name === name)]));
  const shown = new RegExp(`@(${names.map(escaped).join('|')})`, 'gu');
  return text.replaceAll(shown, (found, name: string, at: number) => {
    const same = left.get(name) ?? [];
    const [first] = same;
    if (!first || WORD.test(String.fromCodePoint(text.codePointAt(at + found.length) ?? 0x20))) return found;
    if (chosen.filter((one) => one.name === name).length > 1) same.shift();
    return mentionOf(first.id);
  });
}
