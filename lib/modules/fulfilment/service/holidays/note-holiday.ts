import { recordPlatform } from '@/lib/audit/record-platform';
import type { LoggedAction } from '@/lib/audit/action-types';
import { enqueue } from '@/lib/db/enqueue';
import type { StaffContext } from '@/lib/db/with-staff';
import type { Transaction } from '@/lib/db/transaction';
import type { HolidayRow } from '@/lib/modules/fulfilment/data/fulfillers/holidays';

interface Told {
  name?: string;
  removed?: boolean;
  dismissed?: boolean;
}

/** How a day that doesn't count came to be none: taken away, or turned down. */
export const notCounting = ({ dismissed }: HolidayRow, is: boolean): Told =>
  dismissed ? { dismissed: is } : { removed: is };

/** Writes down how a day was before and is now. S2.2-307. */
export async function noteHoliday(
  tx: Transaction,
  { staffId, requestId }: StaffContext,
  { country, day, name }: Pick<HolidayRow, 'country' | 'day' | 'name'>,
  change: { action: LoggedAction; before: Told | null; after: Told },
): Promise<void> {
  const { action, before, after } = change;
  await recordPlatform(tx, {
    action,
    actorUserId: staffId,
    subject: `${country}:${day}`,
    subjectLabel: `${country} ${day} ${name}`,
    data: { before, after },
    ...(requestId ? { requestId } : {}),
  });
}

/** Has the clocks of a country's printers looked at anew once this transaction is done. S2.2-309. */
export async function recheckLater(tx: Transaction, country: string): Promise<void> {
  await enqueue(tx, 'recheck-clocks', { country }, { jobKey: `recheck-clocks:${country}` });
}
