import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { RegisterForm } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { insertFulfiller, saveConnection } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { sealFulfillerSecret, testConnection } from './connection';
import { factColumns, fulfillerIn } from './present-fulfiller';

/**
 * Registers a fulfiller, open for orders. An address of its own gets a signed test call first; nothing is saved unless it
 * answers. Success and failure are in the platform's log. S2.2-106, S2.2-107, S3.9-4. Throws 422.
 */
export async function registerFulfiller(
  context: StaffContext,
  { connection, ...facts }: RegisterForm,
): Promise<Fulfiller> {
  const id = newId('fulfiller');
  if (connection) await testConnection(context, id, connection);
  return withStaff(context, async (tx) => {
    const at = now();
    await insertFulfiller(tx, { ...factColumns(facts), id, status: 'open', createdAt: at, updatedAt: at });
    if (connection) {
      const secret = sealFulfillerSecret(id, connection.secret);
      await saveConnection(tx, id, { url: connection.url, secret, checkedAt: at });
    }
    await recordPlatform(tx, {
      action: 'fulfiller_registration.success',
      actorUserId: context.staffId,
      subject: id,
      data: { before: null, after: { ...facts, host: connection ? new URL(connection.url).host : null } },
    });
    return fulfillerIn(tx, id);
  });
}
