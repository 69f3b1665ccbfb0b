import type { Result } from './run-checks';

const DOCUMENT = 'docs/fulfiller-api/README.md';
const MARKS = { kept: 'kept   ', broken: 'BROKEN ', unseen: 'unseen ' } as const;

/** One rule’s result: what was found, and where the rule stands. */
export function resultText({ rule, kind, words }: Result): string {
  const line = `${MARKS[kind]}${rule.id.padEnd(22)}${rule.title}`;
  if (kind === 'kept') return words ? `${line} (${words})` : line;
  return `${line}\n         ${words}\n         see ${DOCUMENT}#${rule.section}`;
}

/** The whole in one line. */
export function summaryText(results: readonly Result[]): string {
  const count = (kind: Result['kind']) => results.filter((one) => one.kind === kind).length;
  return `${count('kept')} rules kept, ${count('broken')} broken, ${count('unseen')} not seen.`;
}
