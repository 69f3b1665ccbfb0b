import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { StaffContext } from '@/lib/db/with-staff';
import type { ClosuresForm } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import type { FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { dropClosure, putClosure, saveFulfiller } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { recheckClocks } from '@/lib/modules/fulfilment/data/order-clocks';
import { changeLocked } from './change-fulfiller';
import { detailIn } from './read-fulfiller';

function assertDays(closures: ClosuresForm['closures']): void {
  const wrong: FieldErrors = {};
  for (const [at, { first_day: first, last_day: last }] of closures.entries())
    if (last < first) wrong[`closures.${at}.last_day`] = ['ends_before_start'];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Adds days on which a fulfiller takes no orders. S2.2-109. Throws 422 for a last day before the first, 404, `conflict`. */
export async function addClosures(
  context: StaffContext,
  id: string,
  { version, closures }: ClosuresForm,
): Promise<FulfillerDetail> {
  assertDays(closures);
  return changeLocked(context, { id, version }, async (tx, _row, note) => {
    for (const { first_day: firstDay, last_day: lastDay, reason } of closures)
      await putClosure(tx, id, { firstDay, lastDay, reason });
    await saveFulfiller(tx, id, { updatedAt: now() });
    await recheckClocks(tx, id, now());
    await note({ before: null, after: { closures } });
    return detailIn(tx, id);
  });
}

/** It takes orders again on the days of a closure; one that is gone already stays gone. S2.2-109. Throws 404. */
export async function removeClosure(
  context: StaffContext,
  id: string,
  firstDay: string,
): Promise<FulfillerDetail> {
  return changeLocked(context, { id, version: null }, async (tx, _row, note) => {
    const gone = await dropClosure(tx, id, firstDay);
    if (gone) {
      await saveFulfiller(tx, id, { updatedAt: now() });
      await recheckClocks(tx, id, now());
      const { lastDay, reason } = gone;
      await note({ before: { closures: [{ first_day: firstDay, last_day: lastDay, reason }] }, after: null });
    }
    return detailIn(tx, id);
  });
}
