import { setTimeout as pause } from 'node:timers/promises';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { signHeads } from './service/heads/sign-heads';
import type { ListTable } from '@/lib/modules/lists/service/list-definition';
import { auditList } from './service/audit-export';
import { ownAuditList } from './service/own-audit-export';
import { sealAudit } from './service/seal-audit';

/** A committed row is in its chain within five seconds: some turns fit into that. D44-2. */
const EVERY_MS = 2_000;
/** How long a chain that is broken is left alone. */
const BROKEN_MS = 60_000;

/** How often a worker sees to it that the chains' ends are signed. */
const SIGN_MS = 60_000;

/** The sealing of a worker. */
export interface Sealing {
  /** Ends it after the transaction in hand. */
  stop(): Promise<void>;
}

/**
 * Seals the log all the time, as a worker does beside its jobs: a turn every two seconds, which no job can hold up; and signs the ends of
 * its chains each minute. Of several workers one does the work. D44-2, D44-3, ADR 0169.
 */
export function beginSealing(everyMs: number = EVERY_MS): Sealing {
  const stopping = new AbortController();
  const { signal } = stopping;
  const again = new Map<string, number>();
  let signedAt = -Infinity;
  const turn = async () => {
    const time = performance.now();
    const skip = new Set([...again].filter(([, at]) => at > time).map(([chain]) => chain));
    const { broken } = await sealAudit({ signal, skip });
    for (const chain of broken) again.set(chain, performance.now() + BROKEN_MS);
    if (signal.aborted || time - signedAt < SIGN_MS) return;
    signedAt = time;
    await signHeads();
  };
  const running = (async () => {
    while (!signal.aborted) {
      await turn().catch((error: unknown) =>
        log().warn({ fault: traceOf(error) }, 'sealing the audit log waits for its next turn'),
      );
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** The lists of this module, whose exports the worker runs. */
export const lists = { audit: auditList, own_audit: ownAuditList } satisfies Partial<ListTable>;
