import { MESSAGE_FILES, type MessageKey } from '@/lib/intl/message-files';
import type { MessageTree } from '@/lib/intl/texts-in';
import { PLATFORM_MAILS, type PlatformMail } from '@/lib/modules/mails/rules/platform-mails';
import { partOf, TEXT_PARTS } from '@/lib/modules/mails/rules/text-parts';

const IDS = new Set(PLATFORM_MAILS.map(({ id }) => id));

function keysUnder(tree: MessageTree | string | undefined, path: string): string[] {
  if (typeof tree === 'string') return [path];
  if (tree === undefined) return [];
  return Object.entries(tree).flatMap(([name, below]) => {
    const key = `${path}.${name}`;
    return IDS.has(key) ? [] : keysUnder(below, key);
  });
}

function treeAt(path: string): MessageTree | string | undefined {
  let place: MessageTree | string | undefined = MESSAGE_FILES.en;
  for (const name of path.split('.')) place = typeof place === 'object' ? place[name] : undefined;
  return place;
}

const place = (key: string) => TEXT_PARTS.indexOf(partOf(key));
const known = new Map<string, readonly MessageKey[]>();

/** The texts of a mail by their keys, in the order in which a mail says them: its own, and those it shares. S2.2-335. */
export function keysOf({ id, more }: PlatformMail): readonly MessageKey[] {
  const found = known.get(id);
  if (found) return found;
  const own = keysUnder(treeAt(id), id) as MessageKey[];
  const keys = [...own, ...more].sort((a, b) => place(a) - place(b));
  known.set(id, keys);
  return keys;
}

/** How many mails say a text. */
export function mailsWith(key: MessageKey): number {
  return PLATFORM_MAILS.filter((mail) => keysOf(mail).includes(key)).length;
}
