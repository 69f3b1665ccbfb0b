import pg from 'pg';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** What a call has read, over all its statements. */
export interface Reads {
  /** Table → rows that were looked at, those that a filter then threw away among them. */
  rows: Record<string, number>;
  /** The tables that were read from end to end. */
  whole: string[];
}

function addNode(node: PlanNode, reads: Reads): void {
  const { 'Relation Name': table, 'Actual Loops': loops } = node;
  if (table !== undefined) {
    const thrown = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    // Postgres tells both as means of one loop.
    const rows = Math.round((node['Actual Rows'] + thrown) * loops);
    reads.rows[table] = (reads.rows[table] ?? 0) + rows;
    if (node['Node Type'] === 'Seq Scan' && loops > 0) reads.whole.push(table);
  }
  for (const part of node.Plans ?? []) addNode(part, reads);
}

type Explained = pg.QueryResult<{ 'QUERY PLAN': { Plan: PlanNode }[] }>;

/** What is to be asked in order to have a statement explained; null for one that is no select. */
function explaining(first: unknown): { text: string; values?: unknown } | null {
  const config = typeof first === 'object' && first !== null ? first : { text: first };
  const { text, values } = config as { text?: unknown; values?: unknown };
  if (typeof text !== 'string' || !/^\s*(select|with)\b/i.test(text)) return null;
  return { text: `explain (analyze, format json) ${text}`, ...(values === undefined ? {} : { values }) };
}

/**
 * What is read while `ask` runs: each of its selects is explained, run and counted, on the same connection and under the
 * same row security, before it is answered. Functions that a select calls are called twice by that.
 */
export async function explainedReads(ask: () => Promise<unknown>): Promise<Reads> {
  const run = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => Promise<Explained>;
  const plans: Promise<Explained>[] = [];
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  spy.mockImplementation(function explain(this: pg.Client, ...given: unknown[]) {
    const [first, ...values] = given;
    const question = explaining(first);
    if (question !== null) plans.push(Reflect.apply(run, this, [question, ...values]));
    return Reflect.apply(run, this, given);
  } as never);
  try {
    await ask();
  } finally {
    spy.mockRestore();
  }
  const reads: Reads = { rows: {}, whole: [] };
  for (const { rows } of await Promise.all(plans)) {
    const [found] = rows;
    for (const { Plan } of found?.['QUERY PLAN'] ?? []) addNode(Plan, reads);
  }
  return reads;
}
