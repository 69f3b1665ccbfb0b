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

/**
 * The note as it is stored: ids for the names of those who were chosen, the longest name first. A name that was changed again
 * is text. Of two of one name the first place is whoever was chosen first. D3-61.
 */
export function toStored(text: string, chosen: readonly Colleague[]): string {
  let stored = text;
  for (const one of chosen.toSorted((a, b) => b.name.length - a.name.length)) {
    const isTwice = chosen.filter(({ name }) => name === one.name).length > 1;
    const shown = `@${one.name}`;
    stored = isTwice ? stored.replace(shown, mentionOf(one.id)) : stored.replaceAll(shown, mentionOf(one.id));
  }
  return stored;
}
