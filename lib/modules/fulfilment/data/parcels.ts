import { and, asc, eq } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { submissions } from '@/lib/db/schema/fulfilment';
import type { OrderTracking } from '@/lib/db/schema/orders';
import { parcels } from '@/lib/db/schema/parcels';
import type { Transaction } from '@/lib/db/transaction';
import type { ParcelStatus, Pieces } from '@/lib/modules/orders/rules/parcels';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** The parcel of what its printer tells of as a whole, or staff have sent off by hand, has no id of the printer's. D32-61, D32-84. */
export const WHOLE_PARCEL = '';

type Submission = Pick<typeof submissions.$inferSelect, 'tenantId' | 'id' | 'orderId'>;

/** The parcels of a submission, in the order they were first told of. D32-51. */
export async function parcelsOf(tx: Transaction, { tenantId, id }: Pick<Submission, 'tenantId' | 'id'>) {
  return tx
    .select()
    .from(parcels)
    .where(and(eq(parcels.tenantId, tenantId), eq(parcels.submissionId, id)))
    .orderBy(asc(parcels.toldAt), asc(parcels.id));
}

/** Stores what a printer has told of a parcel, and answers its id. D32-51. */
export async function writeParcel(
  tx: Transaction,
  { tenantId, id: submissionId, orderId }: Submission,
  parcel: { code: string; status: ParcelStatus; items: readonly Pieces[]; tracking: OrderTracking | null },
): Promise<string | undefined> {
  const at = now();
  const { code, status, tracking } = parcel;
  const shippedAt = status === 'shipped' ? at : null;
  const told = { status, items: [...parcel.items], updatedAt: at, shippedAt };
  const [row] = await tx
    .insert(parcels)
    .values({ tenantId, id: newId('parcel'), orderId, submissionId, code, tracking, toldAt: at, ...told })
    .onConflictDoUpdate({
      target: [parcels.tenantId, parcels.submissionId, parcels.code],
      // A later message need not repeat where it is.
      set: { ...told, ...(tracking && { tracking }) },
    })
    .returning({ id: parcels.id });
  return row?.id;
}

/** Stores where a parcel is, of a message that tells nothing else that is new. D32-51. */
export async function writeParcelTracking(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  tracking: OrderTracking,
): Promise<void> {
  await tx
    .update(parcels)
    .set({ tracking, updatedAt: now() })
    .where(and(eq(parcels.tenantId, tenantId), eq(parcels.id, id)));
}

/** Stores how far a printer says that a submission is as a whole. D32-52. */
export async function noteTold(
  tx: Transaction,
  { tenantId, id }: Pick<Submission, 'tenantId' | 'id'>,
  toldStatus: OrderStatus,
): Promise<void> {
  await tx
    .update(submissions)
    .set({ toldStatus })
    .where(and(eq(submissions.tenantId, tenantId), eq(submissions.id, id)));
}

/** Forgets the parcel that has no id of the printer's, now that the printer tells of its own. D32-61, D32-84. */
export async function dropWhole(
  tx: Transaction,
  { tenantId, id }: Pick<Submission, 'tenantId' | 'id'>,
): Promise<void> {
  await tx
    .delete(parcels)
    .where(and(eq(parcels.tenantId, tenantId), eq(parcels.submissionId, id), eq(parcels.code, WHOLE_PARCEL)));
}
