import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { statementName } from './statement-name';

/** The part of a pg client that drizzle and `prepared` use. */
export interface StatementClient {
  query<Row extends QueryResultRow>(statement: QueryConfig, values?: unknown[]): Promise<QueryResult<Row>>;
}

/**
 * Sends the statements of one transaction. Each gets a name, so that a connection plans it once: planning under
 * row-level security is most of what a small statement costs. `afterFirst` runs as soon as the first statement has been
 * sent, before its answer; what it sends needs no round trip of its own (pg's pipeline mode). Decisions 0042, 0043.
 */
export function statementClient(client: PoolClient, afterFirst?: () => void): StatementClient {
  let following = afterFirst;
  return {
    query<Row extends QueryResultRow>(statement: QueryConfig, values?: unknown[]) {
      const name = statementName(statement.text, statement.name);
      const answer = client.query<Row>({ ...statement, name }, values);
      const next = following;
      following = undefined;
      next?.();
      return answer;
    },
  };
}
