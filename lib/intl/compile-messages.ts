import compile from 'icu-minify/compile';
import type { AbstractIntlMessages } from 'next-intl';

/** Nested message texts, as a message file holds them. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

const compiled = new WeakMap<MessageTree, AbstractIntlMessages>();

function compileTree(tree: MessageTree): AbstractIntlMessages {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    // The compiler's objects have no prototype, but React can send only plain objects to the browser.
    typeof value === 'string' ? structuredClone(compile(value)) : compileTree(value),
  ]);
  return Object.fromEntries(entries) as AbstractIntlMessages;
}

/**
 * Compiles ICU texts into the compact form that next-intl's format-only runtime reads, once per message file. This
 * keeps the ICU parser (about 12 kB gzipped) out of every page. Only next-intl reads the result.
 */
export function compileMessages(tree: MessageTree): AbstractIntlMessages {
  const known = compiled.get(tree);
  if (known) return known;
  const result = compileTree(tree);
  compiled.set(tree, result);
  return result;
}
