import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import { findImport, insertImport, markApplying } from '@/lib/modules/lists/data/file-imports';
import type { ImportKind } from './import-kind';
import { importsAt, presentImport, type Asked } from './read-file-import';

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
  kind: ImportKind<Count>,
  context: TenantContext,
  { slug, subject = null, bytes, name }: Asked & { bytes: Uint8Array; name: string },
): Promise<FileImport<Problem> & Record<Count, number>> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const of = await importsAt(tx, kind, context, { slug, subject, isWrite: true });
    const [id, at] = [newId(kind.id), now()];
    const fileName = name === '' ? `${slug}.csv` : name;
    const counts = Object.fromEntries(kind.counts.map((count) => [count, 0]));
    await insertImport(tx, { ...of, id, fileName, content: bytes, counts, at });
    await enqueue(tx, kind.job, { tenantId, importId: id }, jobOptions(tenantId));
    const end = { runAt: new Date(at.getTime() + LIFE_MS) };
    await enqueue(tx, 'forget-file-import', { tenantId, importId: id }, end);
    const made = await findImport<Count, Problem>(tx, { ...of, id });
    if (!made) throw new Error('an import was not stored');
    return presentImport(made);
  });
}

/**
 * Lets a job write a checked file. One that is being written, or is written, stays as it is. D48-2. Throws 404 for
 * anybody else's, 409 while anything is wrong in it or it is not checked, and for an event that staff have locked.
 */
export async function applyFileImport<Count extends string, Problem extends string>(
  kind: ImportKind<Count>,
  context: TenantContext,
  { slug, subject = null, id }: Asked & { id: string },
): Promise<FileImport<Problem> & Record<Count, number>> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const of = { ...(await importsAt(tx, kind, context, { slug, subject, isWrite: false })), id };
    if (!(await findImport(tx, of))) throw notFound();
    await kind.eventId(tx, context, { slug, subject, isWrite: true });
    const isBegun = await markApplying(tx, of);
    if (isBegun) await enqueue(tx, kind.job, { tenantId, importId: id }, jobOptions(tenantId));
    const row = await findImport<Count, Problem>(tx, of);
    if (!row) throw notFound();
    if (row.status !== 'applying' && row.status !== 'done') throw new AppError('conflict');
    return presentImport(row);
  });
}
