import type { AbstractIntlMessages } from 'next-intl';
import { localSpelling } from '@/lib/modules/catalogue/rules/us-spelling';

function spell(text: string): string {
  return localSpelling(text, 'US');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One compiled part: text, `[argument]`, `[argument, kind, options]`, or `[tag, ...parts]`; names are not changed. */
function spellPart(part: unknown): unknown {
  if (typeof part === 'string') return spell(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, options, ...rest] = part as unknown[];
  if (typeof kind !== 'number') return [name, ...part.slice(1).map(spellPart)];
  if (!isObject(options)) return part;
  const spelt = Object.entries(options).map(([key, message]) => [key, spellMessage(message)]);
  return [name, kind, Object.fromEntries(spelt), ...rest];
}

function spellMessage(message: unknown): unknown {
  return Array.isArray(message) ? message.map(spellPart) : spellPart(message);
}

function spellTree(tree: unknown): unknown {
  if (!isObject(tree)) return spellMessage(tree);
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, spellTree(value)]));
}

/** Compiled English messages in US spelling; names of arguments and tags are not changed. S9-12. */
export function usMessages(messages: AbstractIntlMessages): AbstractIntlMessages {
  return spellTree(messages) as AbstractIntlMessages;
}
