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

/** Rows read by all statements of a call. */
export interface Reads {
  /** Table → rows scanned, including those filtered out. */
  rows: Record<string, number>;
  /** Tables with a sequential scan. */
  whole: string[];
}

function addNode(node: PlanNode, reads: Reads): void {
  const { 'Relation Name': table, 'Actual Loops': loops } = node;
  if (table !== undefined) {
    const thrown = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    // Postgres reports averages per loop.
    const rows = Math.round((node['Actual Rows'] + thrown) * loops);
    reads.rows[table] = (reads.rows[table] ?? 0) + rows;
    if (node['Node Type'] === 'Seq Scan' && loops > 0) reads.whole.push(table);
  }
  for (const part of node.Plans ?? []) addNode(part, reads);
}

type Explained = pg.QueryResult<{ 'QUERY PLAN': { Plan: PlanNode }[] }>;

/** The EXPLAIN statement for a query; null if it is not a select. */
function explaining(first: unknown): { text: string; values?: unknown } | null {
  const config = typeof first === 'object' && first !== null ? first : { text: first };
  const { text, values } = config as { text?: unknown; values?: unknown };
  if (typeof text !== 'string' || !/^\s*(select|with)\b/i.test(text)) return null;
  return { text: `explain (analyze, format json) ${text}`, ...(values === undefined ? {} : { values }) };
}

/**
 * Counts the rows read while `ask` runs: each select is run with EXPLAIN ANALYZE before it is answered, on the same
 * connection and under the same row-level security. Functions in a select therefore run twice.
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
