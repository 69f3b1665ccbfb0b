import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import {
  findLine,
  noteAnswer,
  noteFailure,
  noteRest,
  takeProbe,
} from '@/lib/modules/fulfilment/data/fulfiller-lines';

/** Whether a printer may be called: not while its line is dead, but for one that tries it, nor while it wants to be left alone. */
type Entry = { free: true; probe: boolean } | { free: false; until: Date };

/** Asks for the line to a printer; `until`: when the submission counts as lost that is to be sent. D32-38, D32-39, D32-77. */
export async function enterLine(fulfillerId: string, until: Date): Promise<Entry> {
  const at = now();
  return withDirectory(async (tx) => {
    const line = await findLine(tx, fulfillerId);
    if (line?.restUntil && line.restUntil > at) return { free: false, until: line.restUntil };
    if (!line?.openedAt) return { free: true, probe: false };
    if (await takeProbe(tx, fulfillerId, { at, until })) return { free: true, probe: true };
    // At once when the line is alive again: whoever is due looks at the line first.
    return { free: false, until: at };
  });
}

/** What a call says of its printer's line. D32-38, D32-39. */
export async function leaveLine(
  called: { fulfillerId: string; submissionId: string; probe: boolean },
  heard: 'answer' | 'nothing' | { rest: Date },
): Promise<void> {
  const at = now();
  await withDirectory(async (tx) => {
    if (heard === 'answer') await noteAnswer(tx, called.fulfillerId, at);
    else if (heard === 'nothing') await noteFailure(tx, { ...called, at });
    else await noteRest(tx, called.fulfillerId, heard.rest);
  });
}
