import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { StaffContext } from '@/lib/db/with-staff';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { saveFulfiller, type FulfillerRow } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { changeLocked } from './change-fulfiller';
import { fulfillerIn } from './present-fulfiller';

type Standing = Pick<FulfillerRow, 'status' | 'pausedAt' | 'pausedUntil' | 'stateReason'>;

const shown = ({ status, pausedAt, pausedUntil, stateReason }: Standing) => ({
  state: status === 'closed' ? 'closed' : pausedAt ? 'paused' : 'open',
  reason: stateReason,
  until: pausedUntil,
});

async function stand(
  context: StaffContext,
  { id, version }: { id: string; version: number },
  next: (row: FulfillerRow, at: Date) => Standing,
): Promise<Fulfiller> {
  return changeLocked(context, { id, version }, async (tx, row, note) => {
    const at = now();
    const change = next(row, at);
    await saveFulfiller(tx, id, { ...change, updatedAt: at });
    await note({ before: shown(row), after: shown(change) });
    return fulfillerIn(tx, id);
  });
}

/** Sends it no new orders for the moment. S2.2-108. Throws 404 and `conflict`, the latter for a closed one, too. */
export async function pauseFulfiller(
  context: StaffContext,
  id: string,
  { version, reason, until }: { version: number; reason: string; until: string | null },
): Promise<Fulfiller> {
  return stand(context, { id, version }, ({ status }, at) => {
    if (status === 'closed') throw new AppError('conflict');
    return { status, pausedAt: at, pausedUntil: until, stateReason: reason };
  });
}

/** Sends it new orders again, after a pause or a closing. S2.2-108. Throws 404 and `conflict`. */
export async function resumeFulfiller(
  context: StaffContext,
  id: string,
  { version }: { version: number },
): Promise<Fulfiller> {
  return stand(context, { id, version }, () => ({
    status: 'open',
    pausedAt: null,
    pausedUntil: null,
    stateReason: '',
  }));
}

/** Sends it no new orders for good; those that it has are made. S2.2-108. Throws 404 and `conflict`. */
export async function closeFulfiller(
  context: StaffContext,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<Fulfiller> {
  return stand(context, { id, version }, () => ({
    status: 'closed',
    pausedAt: null,
    pausedUntil: null,
    stateReason: reason,
  }));
}
