import { decideIn } from './decide-transition';
import { ORDER_STATUSES, type OrderStatus } from './statuses';
import { ORDER_ACTORS, TRANSITIONS, type TransitionTable } from './transition-table';

export interface TableProblem {
  kind: 'missing' | 'named_twice' | 'unknown_return' | 'unreachable' | 'dead_end';
  status: OrderStatus;
}

type Node = { status: OrderStatus; returnsTo: OrderStatus | null };
const keyOf = (node: Node): string => `${node.status}>${node.returnsTo ?? ''}`;

function nextNodes(table: TransitionTable, node: Node): Node[] {
  const found: Node[] = [];
  for (const to of ORDER_STATUSES) {
    for (const actor of ORDER_ACTORS) {
      for (const replaced of [false, true]) {
        const { status: from, returnsTo } = node;
        const decision = decideIn(table, { from, to, actor, returnsTo, reason: 'x', replaced });
        if (decision.ok && decision.value.outcome === 'moved') {
          found.push({ status: decision.value.to, returnsTo: decision.value.returnsTo });
        }
      }
    }
  }
  return found;
}

function walk(table: TransitionTable, start: Node): Map<string, Node> {
  const seen = new Map([[keyOf(start), start]]);
  const queue = [start];
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const next of nextNodes(table, node)) {
      if (seen.has(keyOf(next))) continue;
      seen.set(keyOf(next), next);
      queue.push(next);
    }
  }
  return seen;
}

function nameProblems(table: TransitionTable): TableProblem[] {
  const line = table.line.map((step) => step.status);
  const named = [...line, ...table.issues.map((rule) => rule.status), table.cancel.status];
  const problems: TableProblem[] = [];
  for (const status of ORDER_STATUSES) {
    const times = named.filter((name) => name === status).length;
    if (times === 0) problems.push({ kind: 'missing', status });
    if (times > 1) problems.push({ kind: 'named_twice', status });
  }
  for (const rule of table.issues) {
    const targets = rule.returnsTo === 'origin' ? rule.from : [rule.returnsTo, ...rule.from];
    if (targets.some((target) => !line.includes(target))) {
      problems.push({ kind: 'unknown_return', status: rule.status });
    }
  }
  return problems;
}

/**
 * Lists the faults of a transition table: a missing or repeated status, an issue without a status to return to, a
 * status no order can reach, and a status (with any stored return status) from which the last step of the normal path
 * cannot be reached. Cancelling does not count as a way out. D32-1.
 */
export function tableProblems(table: TransitionTable = TRANSITIONS): TableProblem[] {
  const problems = nameProblems(table);
  const first = table.line[0];
  const goal = table.line.at(-1);
  if (!first || !goal) return problems;
  const reached = [...walk(table, { status: first.status, returnsTo: null }).values()];
  const reachedStatuses = new Set(reached.map((node) => node.status));
  for (const status of ORDER_STATUSES) {
    if (!reachedStatuses.has(status)) problems.push({ kind: 'unreachable', status });
  }
  for (const node of reached) {
    if (table.ends.includes(node.status)) continue;
    const leadsOn = [...walk(table, node).values()].some((later) => later.status === goal.status);
    if (!leadsOn) problems.push({ kind: 'dead_end', status: node.status });
  }
  return problems;
}

/** Throws when the product's own table has a fault; every process calls it once at start. D32-1. */
export function assertTransitionTable(): void {
  const problems = tableProblems();
  if (problems.length === 0) return;
  const list = problems.map((problem) => `${problem.status} (${problem.kind})`).join(', ');
  throw new Error(`order transitions are not sound: ${list}`);
}
