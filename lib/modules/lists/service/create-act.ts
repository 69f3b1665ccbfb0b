import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { can } from '@/lib/permissions/permissions';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { BulkAct, NewAct } from '@/lib/modules/lists/contract/bulk-act';
import { appendScopedAudit } from '@/lib/modules/lists/data/append-scoped-audit';
import {
  changedTargets,
  findBulkAct,
  insertBulkAct,
  type BulkActRow,
} from '@/lib/modules/lists/data/bulk-acts';
import { MAX_ACT_ROWS } from '@/lib/modules/lists/rules/limits';
import { checkInput } from './check-input';
import { checkSelection } from './check-selection';
import type { ListDefinition, ListTarget } from './list-definition';
import { knownRows } from './known-rows';
import { inScope, ownerOf, type ListScope } from './list-scope';

const ATTEMPTS = 4;
const ROW_LIFE_MS = 30 * 86_400_000;

/** A bulk act as its owner sees it. */
function presentAct(row: BulkActRow, names: ReadonlyMap<string, string>): BulkAct {
  return {
    id: row.id,
    list: row.list,
    act: row.act,
    status: row.status,
    total: row.total,
    done: row.done,
    refused: row.refused.map((one) => ({
      ...one,
      names: one.ids.flatMap((id) => names.get(id) ?? []),
    })),
    problem: row.problem,
    requested_at: new Date(row.requestedAt).toISOString(),
    finished_at: row.finishedAt && new Date(row.finishedAt).toISOString(),
  };
}

/** The rows that match at this moment, but for the excepted ones; 422 when they are too many. */
async function byQuery(
  tx: Transaction,
  list: ListDefinition,
  tenantId: string | null,
  asked: Extract<NewAct, { query: unknown }>,
): Promise<ListTarget[]> {
  await knownRows(tx, list, tenantId, asked.except);
  const selection = { tenantId, filters: asked.query, rows: { except: asked.except }, sort: null };
  const found = await list.targets(tx, selection, MAX_ACT_ROWS + 1);
  if (found.length > MAX_ACT_ROWS) throw new AppError('too_many_rows');
  return found;
}

/** The rows that one of the person's own acts over this list has changed; 404 for any other act. */
async function byAct(
  tx: Transaction,
  list: ListDefinition,
  owner: ReturnType<typeof ownerOf>,
  actId: string,
): Promise<ListTarget[]> {
  const former = await findBulkAct(tx, owner, actId);
  if (former?.list !== list.name) throw notFound();
  const targets = await changedTargets(tx, owner, actId);
  return targets.map((target) => {
    const [tenantId = '', id = ''] = target.split('/');
    return { tenantId, id };
  });
}

/** The rows that an act is asked for. */
function askedRows(
  tx: Transaction,
  list: ListDefinition,
  owner: ReturnType<typeof ownerOf>,
  asked: NewAct,
): Promise<ListTarget[]> {
  if ('ids' in asked) return knownRows(tx, list, owner.tenantId, asked.ids);
  if ('of_act' in asked) return byAct(tx, list, owner, asked.of_act);
  return byQuery(tx, list, owner.tenantId, asked);
}

/**
 * Asks for one thing to be done to many rows: they are found now and changed by a job, each in a transaction of its own.
 * Throws 403 without the act's permission, 404 for an id that is not the caller's, 422 for too many rows and for a wrong input.
 */
export async function createAct(list: ListDefinition, scope: ListScope, asked: NewAct): Promise<BulkAct> {
  const act = list.acts[asked.act];
  if (!act) throw invalid({ act: ['invalid'] });
  if (!can(scope.person, act.permission)) throw new AppError('forbidden');
  const input = checkInput(act, asked.input ?? {});
  if ('query' in asked) checkSelection(list, scope, { query: asked.query, sort: null, columns: [] });
  const owner = ownerOf(scope);
  const row = await inScope(scope, async (tx) => {
    const found = await askedRows(tx, list, owner, asked);
    const targets = found.map(({ tenantId, id }) => `${tenantId}/${id}`);
    const at = now();
    const made = await insertBulkAct(tx, owner, {
      id: newId('bulkAct'),
      list: list.name,
      act: asked.act,
      input,
      targets,
      at,
    });
    await appendScopedAudit(
      tx,
      { tenant: scope.tenant, userId: scope.person.id },
      {
        action: 'bulk_act.started',
        subjectType: 'bulk_act',
        subjectId: made.id,
        subjectLabel: null,
        data: { list: list.name, act: asked.act, rows: targets.length },
      },
    );
    const job = { ...owner, id: made.id };
    const queue = `act:${owner.tenantId ?? owner.ownerId}`;
    await enqueue(tx, 'run-bulk-act', job, { queue, maxAttempts: ATTEMPTS });
    await enqueue(tx, 'forget-bulk-act', job, { runAt: new Date(at.getTime() + ROW_LIFE_MS) });
    return made;
  });
  return presentAct(row, NO_NAMES);
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** One of the person's own bulk acts, with its progress. Throws 404 for anybody else's. */
export async function readAct(list: ListDefinition, scope: ListScope, id: string): Promise<BulkAct> {
  if (!can(scope.person, list.permissions.read)) throw new AppError('forbidden');
  const owner = ownerOf(scope);
  return inScope(scope, async (tx) => {
    const row = await findBulkAct(tx, owner, id);
    if (row?.list !== list.name) throw notFound();
    const ids = row.refused.flatMap((one) => one.ids);
    const names = ids.length > 0 ? await list.names?.(tx, owner.tenantId, ids) : undefined;
    return presentAct(row, names ?? NO_NAMES);
  });
}
