import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import { fail, ok, type Result } from '@/lib/kernel/result';

/** An element of an SVG, without its namespace prefix. */
export interface SvgElement {
  name: string;
  /** True for an element in another program's namespace, which draws nothing. */
  isForeign: boolean;
  /** Decoded; `xlink:href` becomes `href`. */
  attributes: Map<string, string>;
  children: SvgElement[];
  /** Its own text, decoded. */
  text: string;
}

/** More than any drawing needs; each element costs memory, and each level a stack frame in the renderer. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 100;

class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly refusal: PictureRefusal) {
    super(refusal);
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with its references resolved: only the predefined entities of XML, and numeric ones. */
function decode(text: string): string {
  return text.replace(/&([^;&\s]{0,32});?/g, (_, name: string) => {
    const number = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(name);
    const known = NAMED[name];
    if (!number && known === undefined) throw new Refused('svg_entity');
    if (known !== undefined) return known;
    const code = number?.[1] ? Number.parseInt(number[1], 16) : Number(number?.[2]);
    if (code > 0x10ffff) throw new Refused('svg_damaged');
    return String.fromCodePoint(code);
  });
}

const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')\s*/y;
const SVG_PREFIXES = new Set(['', 'svg']);

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const rest = text.trim();
  ATTRIBUTE.lastIndex = 0;
  while (ATTRIBUTE.lastIndex < rest.length) {
    const found = ATTRIBUTE.exec(rest);
    if (!found) throw new Refused('svg_damaged');
    const [, name = '', double, single] = found;
    attributes.set(name === 'xlink:href' ? 'href' : name, decode(double ?? single ?? ''));
  }
  return attributes;
}

function elementOf(qualified: string, attributes: string): SvgElement {
  const [name = '', prefix = ''] = qualified.split(':').reverse();
  const isForeign = !SVG_PREFIXES.has(prefix);
  return { name, isForeign, attributes: readAttributes(attributes), children: [], text: '' };
}

/** One piece of markup: instruction, comment, CDATA, document type, end or start of an element. */
const MARKUP =
  /<\?[^]*?\?>|<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<!DOCTYPE([^>[]*)(\[)?[^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/)?>/giy;

/** Builds the element tree from the pieces in order. */
class Tree {
  readonly open: SvgElement[] = [];
  root: SvgElement | null = null;
  private count = 0;

  start(element: SvgElement, isEmpty: boolean): void {
    this.count += 1;
    if (this.count > MAX_ELEMENTS || this.open.length >= MAX_DEPTH) throw new Refused('svg_too_complex');
    const parent = this.open.at(-1);
    if (!parent && this.root) throw new Refused('svg_damaged');
    if (parent) parent.children.push(element);
    else this.root = element;
    if (!isEmpty) this.open.push(element);
  }

  end(qualified: string): void {
    const closed = this.open.pop();
    if (!closed || closed.name !== qualified.split(':').at(-1)) throw new Refused('svg_damaged');
  }

  write(text: string): void {
    const inside = this.open.at(-1);
    if (inside) inside.text += text;
    else if (text.trim() !== '') throw new Refused('svg_damaged');
  }
}

function take(tree: Tree, found: RegExpExecArray): void {
  const [whole, cdata, doctype, subset, end, start, attributes = '', empty] = found;
  if (cdata !== undefined) tree.write(cdata);
  else if (start !== undefined) tree.start(elementOf(start, attributes), empty !== undefined);
  else if (end !== undefined) tree.end(end);
  else if (doctype !== undefined && (subset !== undefined || /<!ENTITY/i.test(whole))) {
    throw new Refused('svg_entity');
  } else if (/^<\?xml-stylesheet/i.test(whole)) throw new Refused('svg_external');
}

function read(text: string): SvgElement {
  const tree = new Tree();
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('<', at);
    const until = next === -1 ? text.length : next;
    if (until > at) tree.write(decode(text.slice(at, until)));
    if (next === -1) break;
    MARKUP.lastIndex = next;
    const found = MARKUP.exec(text);
    if (!found) throw new Refused('svg_damaged');
    take(tree, found);
    at = MARKUP.lastIndex;
  }
  if (!tree.root || tree.open.length > 0) throw new Refused('svg_damaged');
  if (tree.root.name !== 'svg') throw new Refused('svg_damaged');
  return tree.root;
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Parses an SVG strictly: text that is not well-formed, defines entities or uses any but XML's own is refused. Nothing
 * external is loaded.
 */
export function readSvg(bytes: Buffer): Result<SvgElement, PictureRefusal> {
  const text = utf8(bytes);
  if (text === null) return fail('svg_damaged');
  try {
    return ok(read(text));
  } catch (error) {
    if (error instanceof Refused) return fail(error.refusal);
    throw error;
  }
}
