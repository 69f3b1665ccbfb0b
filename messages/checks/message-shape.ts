import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Flattens a message file: dotted key → text. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const leaves = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') leaves.set(path, value);
    else for (const [inner, text] of flatten(value, path)) leaves.set(inner, text);
  }
  return leaves;
}

interface Shape {
  /** Placeholders, tags and select options, sorted; a translation must keep them. */
  holes: string[];
  /** The words between the placeholders. */
  words: string;
}

function read(elements: MessageFormatElement[], holes: Set<string>, words: string[]): void {
  for (const element of elements) {
    if (element.type === TYPE.literal) words.push(element.value);
    else if (element.type === TYPE.tag) {
      holes.add(`<${element.value}>`);
      read(element.children, holes, words);
    } else if (element.type !== TYPE.pound) {
      holes.add(`{${element.value}}`);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
      for (const [option, { value }] of Object.entries(element.options)) {
        if (element.type === TYPE.select) holes.add(`{${element.value}:${option}}`);
        read(value, holes, words);
      }
    }
  }
}

/** Parses an ICU text; throws a SyntaxError if it is invalid. Plural forms may differ by language. */
export function shapeOf(text: string): Shape {
  const holes = new Set<string>();
  const words: string[] = [];
  read(parse(text), holes, words);
  return { holes: [...holes].sort(), words: words.join(' ') };
}

/** Whether a text has words, and therefore must be translated. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(shapeOf(text).words);
}
