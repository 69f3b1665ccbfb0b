import { now } from '@/lib/kernel/clock';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant } from '@/lib/db/with-tenant';
import { clientsWithClocks, recheckCountry } from '@/lib/modules/fulfilment/data/order-clocks';

/** A job asks, and no person: a name for what staff's policies want to know. */
const RECHECKER: StaffContext = { staffId: 'usr_holidays' };

/**
 * After a change of a country's holidays: the clocks of orders at its printers are due at once, client by client in a
 * transaction of its own each, so that none waits for another's many or for one that fails; `markLate` then looks at
 * them, by turns. Safe to repeat. S2.2-309.
 */
export async function recheckClocks({ country }: JobPayloads['recheck-clocks']): Promise<void> {
  const failures: unknown[] = [];
  for (const tenantId of await withStaff(RECHECKER, (tx) => clientsWithClocks(tx, country))) {
    const done = withTenant({ tenantId, actor: 'system' }, (tx) =>
      recheckCountry(tx, { tenantId, country }, now()),
    );
    await done.catch((error: unknown) => failures.push(error));
  }
  // The job is tried again for those that failed; the others have had their turn.
  if (failures.length > 0) throw new AggregateError(failures, `clocks of ${failures.length} clients`);
}
