import type { RichInline, RichMark } from './rich-text';
import { safeHref } from './safe-href';

type Token =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'open' }
  | { kind: 'close'; href: string; typed: string }
  | { kind: 'stars'; count: number; isLiteral: boolean };

const ESCAPE = /^\\([!-/:-@[-`{-~])/;
const STARS = /^\*+/;
const CLOSE = /^\]\(([^()\s]*)\)/;
const PLAIN = /^(?:[^\\*[\]\n]+|[^])/u;

/** A star with a space on both sides is a star. */
const isFree = (before: string, after: string) => /^[ \n]?$/.test(before) && /^[ \n]?$/.test(after);

/** The parts of a text, one after the other, each as it stands alone. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (length: number, token: Token) => {
    tokens.push(token);
    at += length;
  };
  while (at < source.length) {
    const rest = source.slice(at);
    const [escaped, char = ''] = ESCAPE.exec(rest) ?? [];
    const [stars] = STARS.exec(rest) ?? [];
    const [close, href = ''] = CLOSE.exec(rest) ?? [];
    if (rest.startsWith('\\\n')) take(2, { kind: 'break' });
    else if (rest.startsWith('\n')) take(1, { kind: 'break' });
    else if (escaped) take(2, { kind: 'text', text: char });
    else if (stars) {
      const free = isFree(source[at - 1] ?? '', source[at + stars.length] ?? '');
      take(stars.length, { kind: 'stars', count: stars.length, isLiteral: free || stars.length > 3 });
    } else if (close) take(close.length, { kind: 'close', href, typed: close });
    else if (rest.startsWith('[')) take(1, { kind: 'open' });
    else {
      const [text = rest] = PLAIN.exec(rest) ?? [];
      take(text.length, { kind: 'text', text });
    }
  }
  return tokens;
}

/** Where each link begins and ends: an opening bracket and the next closing one, if that leads somewhere safe. */
function linksOf(tokens: readonly Token[]): Map<number, string | null> {
  const links = new Map<number, string | null>();
  let opened: number | undefined;
  tokens.forEach((token, index) => {
    if (token.kind === 'open') opened = index;
    if (token.kind !== 'close' || opened === undefined) return;
    const href = safeHref(token.href);
    if (href !== undefined && index > opened + 1) {
      links.set(opened, href);
      links.set(index, null);
    }
    opened = undefined;
  });
  return links;
}

const switches = (token: Token, mark: 1 | 2) =>
  token.kind === 'stars' && !token.isLiteral && (token.count & mark) !== 0;

/** The last star that nothing closes is no mark. */
function unclosed(tokens: readonly Token[], mark: 1 | 2): number {
  const found = tokens.flatMap((token, index) => (switches(token, mark) ? [index] : []));
  return found.length % 2 === 1 ? (found.at(-1) ?? -1) : -1;
}

/** Reads a paragraph of the Markdown subset: `**bold**`, `*italic*`, `[link](address)`, line breaks and `\` before a sign. */
export function parseInline(source: string): RichInline[] {
  const tokens = tokensOf(source);
  const links = linksOf(tokens);
  const openBold = unclosed(tokens, 2);
  const openItalic = unclosed(tokens, 1);
  const state = { bold: false, italic: false, href: null as string | null };
  const text = (said: string): RichInline => {
    const marks: RichMark[] = [
      ...(state.href === null ? [] : [{ type: 'link', attrs: { href: state.href } } as const]),
      ...(state.bold ? [{ type: 'bold' } as const] : []),
      ...(state.italic ? [{ type: 'italic' } as const] : []),
    ];
    return marks.length > 0 ? { type: 'text', text: said, marks } : { type: 'text', text: said };
  };
  return tokens.flatMap((token, index): RichInline[] => {
    if (token.kind === 'text') return [text(token.text)];
    if (token.kind === 'break') return [{ type: 'hardBreak' }];
    if (token.kind === 'stars') {
      if (token.isLiteral) return [text('*'.repeat(token.count))];
      const literal = (index === openBold ? 2 : 0) + (index === openItalic ? 1 : 0);
      const said = literal > 0 ? [text('*'.repeat(literal))] : [];
      const live = token.count - literal;
      if ((live & 2) !== 0) state.bold = !state.bold;
      if ((live & 1) !== 0) state.italic = !state.italic;
      return said;
    }
    const link = links.get(index);
    if (link === undefined) return [text(token.kind === 'open' ? '[' : token.typed)];
    state.href = link;
    return [];
  });
}
