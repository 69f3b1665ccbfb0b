import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { LoggedAction } from '@/lib/audit/action-types';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type {
  ConnectionForm,
  Fulfiller,
  FulfillerFacts,
} from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import * as rows from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { recheckClocks } from '@/lib/modules/fulfilment/data/order-clocks';
import { sealFulfillerSecret, testConnection } from './connection';
import { factColumns, fulfillerIn } from './present-fulfiller';

type Row = rows.FulfillerRow;
type Values = Record<string, unknown>;
/** Writes the audit row of a change. */
export type Note = (
  change: { before: Values | null; after: Values | null },
  action?: LoggedAction,
) => Promise<void>;

/**
 * One change of a locked fulfiller, audited in the platform's log. Throws 404, and `conflict` where somebody else has changed
 * it since `version` was read. S2.2-108.
 */
export async function changeLocked<Result>(
  context: StaffContext,
  { id, version }: { id: string; version: number | null },
  work: (tx: Transaction, row: Row, note: Note) => Promise<Result>,
): Promise<Result> {
  return withStaff(context, async (tx) => {
    const row = await rows.lockFulfiller(tx, id);
    if (!row) throw notFound();
    if (version !== null && row.version !== version) throw new AppError('conflict');
    return work(tx, row, (data, action = 'fulfiller.updated') =>
      recordPlatform(tx, { action, actorUserId: context.staffId, subject: id, data }),
    );
  });
}

/** The fields in which two differ, as they are in each. */
function differing(before: Values, after: Values): { before: Values; after: Values } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const of = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return names.length > 0 ? { before: of(before), after: of(after) } : null;
}

/** Changes what a fulfiller can do; the same again changes nothing. S2.2-108. Throws 404 and `conflict`. */
export async function changeFulfiller(
  context: StaffContext,
  id: string,
  { version, ...facts }: FulfillerFacts & { version: number },
): Promise<Fulfiller> {
  return changeLocked(context, { id, version }, async (tx, row, note) => {
    const change = factColumns(facts);
    const said = differing(row, change);
    if (said) {
      await rows.saveFulfiller(tx, id, { ...change, updatedAt: now() });
      await recheckClocks(tx, id, now());
      await note(said);
    }
    return fulfillerIn(tx, id);
  });
}

/**
 * Gives a fulfiller an address and secret of its own, after a test call, or takes them away. Throws 404 before anything is
 * called, 422 at the field and `conflict`. S2.2-107.
 */
export async function connectFulfiller(
  context: StaffContext,
  id: string,
  { version, connection }: { version: number; connection: ConnectionForm | null },
): Promise<Fulfiller> {
  await changeLocked(context, { id, version }, async () => undefined);
  if (connection) await testConnection(context, id, connection);
  return changeLocked(context, { id, version }, async (tx, _row, note) => {
    const former = await rows.findConnection(tx, id);
    const at = now();
    const own = connection && {
      url: connection.url,
      secret: sealFulfillerSecret(id, connection.secret),
      checkedAt: at,
    };
    await rows.saveConnection(tx, id, own);
    await rows.saveFulfiller(tx, id, { updatedAt: at });
    const hostOf = (url: string | undefined) => ({ host: url === undefined ? null : new URL(url).host });
    const change = { before: hostOf(former?.url), after: hostOf(connection?.url) };
    await note(change, connection ? 'fulfiller_registration.success' : 'fulfiller.updated');
    return fulfillerIn(tx, id);
  });
}
