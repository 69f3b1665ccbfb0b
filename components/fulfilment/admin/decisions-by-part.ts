import type { OrderRouting, WireDecision } from '@/lib/modules/fulfilment/contract/read-routing';

/** What was decided last: for the order, or, where several printers make it, for each part; and what was before. D32-62. */
export function byPart({ decisions, parts }: OrderRouting): {
  shown: WireDecision[];
  earlier: WireDecision[];
} {
  const last = parts.flatMap(({ part }) => decisions.find((one) => one.part === part) ?? []);
  const [newest] = decisions;
  const shown = newest === undefined || last.includes(newest) ? last : [newest, ...last];
  return { shown, earlier: decisions.filter((one) => !shown.includes(one)) };
}
