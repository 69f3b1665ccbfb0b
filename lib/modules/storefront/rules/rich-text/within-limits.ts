import { RICH_LIMITS } from './rich-text';

const listOf = (value: unknown, key: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const found: unknown = (value as Record<string, unknown>)[key];
  return Array.isArray(found) ? found : [];
};

/**
 * What of a text that claims to be one is too much; undefined where it fits. Looked at before its shape, level by level,
 * so that a text nested a million times costs no more than the limits. S3.6-16.
 */
export function richTextExcess(document: unknown): 'depth' | 'nodes' | 'text' | undefined {
  let level = listOf(document, 'content');
  let nodes = 0;
  let length = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > RICH_LIMITS.depth) return 'depth';
    nodes += level.length;
    if (nodes > RICH_LIMITS.nodes) return 'nodes';
    for (const node of level) {
      const text = typeof node === 'object' && node !== null && 'text' in node ? node.text : undefined;
      if (typeof text === 'string') length += text.length;
    }
    if (length > RICH_LIMITS.text) return 'text';
    level = level.flatMap((node) => listOf(node, 'content'));
  }
  return undefined;
}
