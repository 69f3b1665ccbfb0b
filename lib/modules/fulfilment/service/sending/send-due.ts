import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import { readLines } from '@/lib/modules/fulfilment/data/fulfiller-lines';
import type { Blocked } from '@/lib/modules/fulfilment/data/submission-queue';
import { prepareDue } from './prepare-due';
import { sendPrepared, type Prepared } from './send-prepared';

/** Calls at once: so many of one printer, and of all. A printer that is back isn't overrun, and one that hangs leaves room. */
const PER_PRINTER = 4;
const IN_ALL = 8;
/** One turn sends so many at most, then asks anew which clients have something due. */
const BATCH = 1_000;

export interface SentCount {
  answered: number;
  unanswered: number;
  failed: number;
}

/** A turn of the queue: which printers are called, and which can't be. */
class Turn {
  readonly counted: SentCount = { answered: 0, unanswered: 0, failed: 0 };
  readonly running = new Set<Promise<void>>();
  begun = 0;
  /** Whether a printer can be called again that couldn't when its clients were asked. */
  freed = false;
  private readonly calls = new Map<string, number>();
  private dead = new Set<string>();
  private resting = new Set<string>();

  async look(): Promise<void> {
    const at = now();
    const lines = await withDirectory(readLines);
    const before = this.dead;
    this.resting = new Set(
      lines.flatMap((one) => (one.restUntil && one.restUntil > at ? [one.fulfillerId] : [])),
    );
    const dead = lines.filter(({ openedAt }) => openedAt !== null);
    this.dead = new Set(dead.map(({ fulfillerId }) => fulfillerId));
    // One tries a dead line when that is due, and nobody else.
    for (const { fulfillerId, probeAt } of dead) if (!probeAt || probeAt > at) this.resting.add(fulfillerId);
    if ([...before].some((id) => !this.dead.has(id))) this.freed = true;
  }

  blocked(): Blocked {
    const busy = [...this.calls].filter(([id, calls]) => calls >= (this.dead.has(id) ? 1 : PER_PRINTER));
    return { away: [...this.resting], busy: busy.map(([id]) => id) };
  }

  start(context: TenantContext, prepared: Prepared): void {
    const [, , { fulfillerId }] = prepared;
    const count = (by: number) => this.calls.set(fulfillerId, (this.calls.get(fulfillerId) ?? 0) + by);
    const wasDead = this.dead.has(fulfillerId);
    count(1);
    this.begun += 1;
    const work = sendPrepared(context, prepared)
      .then(async (outcome) => {
        if (outcome !== 'waits') this.counted[outcome] += 1;
        if (outcome !== 'answered' || wasDead) await this.look();
      })
      .catch((error: unknown) => {
        this.counted.failed += 1;
        log().error({ fulfillerId, fault: traceOf(error) }, 'a submission can’t be settled');
      })
      .finally(() => {
        count(-1);
        this.running.delete(work);
      });
    this.running.add(work);
  }
}

/** One round: each client that has something due sends one; returns those that had. */
async function round(turn: Turn, tenants: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const more: string[] = [];
  let began = false;
  for (const tenantId of tenants) {
    while (turn.running.size >= IN_ALL) await Promise.race(turn.running);
    if (signal?.aborted || turn.begun >= BATCH) return [];
    const context: TenantContext = { tenantId, actor: 'system' };
    const due = await prepareDue(context, turn.blocked());
    if (due === null) continue;
    more.push(tenantId);
    if (typeof due !== 'string') turn.start(context, due);
    began ||= due !== 'busy';
  }
  // All that is left is for busy printers.
  if (!began && turn.running.size > 0) await Promise.race(turn.running);
  return more;
}

/**
 * Sends the submissions that are due: clients take turns, few calls at once to each printer, none to one whose line is dead but the
 * one that tries it, and what fails is put back. A bounded number per turn. Safe in several workers. D32-37 to D32-41.
 */
export async function sendDue(signal?: AbortSignal): Promise<SentCount> {
  const turn = new Turn();
  await turn.look();
  const all = await withDirectory(listTenants);
  do {
    turn.freed = false;
    for (let waiting = all; waiting.length > 0;) waiting = await round(turn, waiting, signal);
    await Promise.all(turn.running);
    // A line that is alive again lets go on those that were passed over.
  } while (turn.freed && !signal?.aborted && turn.begun < BATCH);
  return turn.counted;
}

/** Turns, one after another, until one has found fewer than it may send: a minute's pause would halve what a drained queue sends. D32-76. */
export async function sendAllDue(signal?: AbortSignal): Promise<SentCount> {
  const counted: SentCount = { answered: 0, unanswered: 0, failed: 0 };
  for (let isFull = true; isFull && !signal?.aborted;) {
    const { answered, unanswered, failed } = await sendDue(signal);
    counted.answered += answered;
    counted.unanswered += unanswered;
    counted.failed += failed;
    isFull = answered + unanswered >= BATCH;
  }
  return counted;
}
