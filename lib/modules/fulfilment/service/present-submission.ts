import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { listDecisions } from '@/lib/modules/fulfilment/data/routing-decisions';
import type { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';

type Decision = Awaited<ReturnType<typeof listDecisions>>[number];
type Submission = NonNullable<Awaited<ReturnType<typeof latestSubmission>>>;

const UNDER_WAY = ['submitting_to_fulfiller', 'fulfiller_submission_error'];

/** The name of a printer that was looked at; null where none of these decisions knows it. */
export const printerName = (rows: readonly Decision[], fulfillerId: string): string | null =>
  rows.flatMap(({ candidates }) => candidates).find(({ id }) => id === fulfillerId)?.name ?? null;

/**
 * A submission while its order, or its part of it, is on its way to a printer, whose name is looked up in what was decided. D32-40,
 * D32-62.
 */
export function presentSubmission(
  row: Submission,
  status: string | null,
  rows: readonly Decision[],
): OrderRouting['submission'] {
  if (row.givenUpAt !== null || status === null || !UNDER_WAY.includes(status)) return null;
  if (row.state === 'queued' && row.fault === null) return null;
  return {
    fulfiller: printerName(rows, row.fulfillerId),
    state: row.state === 'rejected' ? 'refused' : row.parkedAt ? 'parked' : 'waiting',
    fault: row.fault,
    calls: row.attempts,
    since: (row.unansweredSince ?? row.createdAt).toISOString(),
    next_at: row.parkedAt ? null : (row.nextAt?.toISOString() ?? null),
  };
}
