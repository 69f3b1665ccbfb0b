import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import { findImport, insertImport, markApplying } from '@/lib/modules/lists/data/file-imports';
import type { ImportKind } from './import-kind';
import { ownerOf, presentImport } from './read-file-import';

const ATTEMPTS = 4;
/** How long a file can be looked at, and written, after it was sent. */
const LIFE_MS = 7 * 86_400_000;

/** A tenant's files are worked on one after another, so that two never write at once. */
const jobOptions = (tenantId: string) => ({ queue: `import:${tenantId}`, maxAttempts: ATTEMPTS });

/**
 * Keeps a file and lets a job check it; nothing is written. D48-1. Throws 404 for another tenant's event, 409 for one that
 * staff have locked.
 */
export async function startFileImport<Count extends string, Problem extends string>(
  { table, id: idKind, jobs, eventId }: ImportKind<Count>,
  context: TenantContext,
  { slug, bytes, name }: { slug: string; bytes: Uint8Array; name: string },
): Promise<FileImport<Problem> & Record<Count, number>> {
  const { tenantId } = context;
  const ownerId = ownerOf(context);
  return withTenant(context, async (tx) => {
    const event = await eventId(tx, context, { slug, isWrite: true });
    const [id, at] = [newId(idKind), now()];
    const of = { tenantId, id, eventId: event, ownerId };
    const fileName = name === '' ? `${slug}.csv` : name;
    await insertImport(tx, table, { ...of, fileName, content: bytes, at });
    await enqueue(tx, jobs.run, { tenantId, importId: id }, jobOptions(tenantId));
    const end = { runAt: new Date(at.getTime() + LIFE_MS) };
    await enqueue(tx, jobs.forget, { tenantId, importId: id }, end);
    const made = await findImport<Count, Problem>(tx, table, of);
    if (!made) throw new Error('an import was not stored');
    return presentImport(made);
  });
}

/**
 * Lets a job write a checked file. One that is being written, or is written, stays as it is. D48-2. Throws 404 for
 * anybody else's, 409 while anything is wrong in it or it is not checked, and for an event that staff have locked.
 */
export async function applyFileImport<Count extends string, Problem extends string>(
  { table, jobs, eventId }: ImportKind<Count>,
  context: TenantContext,
  { slug, id }: { slug: string; id: string },
): Promise<FileImport<Problem> & Record<Count, number>> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const of = {
      tenantId,
      id,
      eventId: await eventId(tx, context, { slug, isWrite: false }),
      ownerId: ownerOf(context),
    };
    if (!(await findImport(tx, table, of))) throw notFound();
    await eventId(tx, context, { slug, isWrite: true });
    const isBegun = await markApplying(tx, table, of);
    if (isBegun) await enqueue(tx, jobs.run, { tenantId, importId: id }, jobOptions(tenantId));
    const row = await findImport<Count, Problem>(tx, table, of);
    if (!row) throw notFound();
    if (row.status !== 'applying' && row.status !== 'done') throw new AppError('conflict');
    return presentImport(row);
  });
}
