import { withAccount } from '@/lib/db/with-account';
import { withDirectory } from '@/lib/db/with-directory';
import { now } from '@/lib/kernel/clock';
import * as openings from '@/lib/modules/accounts/service/statements/openings';
import { logOpening } from './log-opening';

/**
 * Ends an opening whose half hour is over, with its rows in both logs: by a job at its end, or before the same person opens
 * another client. Whoever comes second changes nothing, so that its end is told once. D43-11.
 */
export async function endDueOpening(openingId: string): Promise<void> {
  const found = await withDirectory((tx) => openings.findOpeningById(tx, openingId));
  if (!found || found.closedAt) return;
  const { tenantId, staffId: userId, client, endsAt } = found;
  await withAccount({ tenantId, actor: 'staff', userId }, async (tx, doors) => {
    await doors.directory();
    if (!(await openings.endDueOpening(tx, openingId, now()))) return;
    const data = { by: 'time', at: endsAt.toISOString() };
    await logOpening(
      tx,
      doors,
      { tenantId, actor: 'staff', userId },
      { action: 'tenant.opening_ended', client, data },
    );
  });
}
