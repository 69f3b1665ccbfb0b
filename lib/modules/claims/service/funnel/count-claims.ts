import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { beforeStop } from '@/lib/env/before-stop';
import { log } from '@/lib/env/logger';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { addCounts, type ClaimCount } from '@/lib/modules/claims/data/add-counts';
import { findSlugOwners } from '@/lib/modules/claims/data/slug-owners';
import { PendingCounts } from './pending-counts';

const EVERY_MS = 1_000;
/** After failures the wait doubles up to this. */
const SELDOM_MS = 30_000;
/** After so many tenants in a row that could not be written, the others wait for the next time, too. */
const MOST_FAILURES = 2;

const pending = new PendingCounts();
let timer: NodeJS.Timeout | undefined;
let running: Promise<void> | undefined;
let waitMs = EVERY_MS;

/** The database will never take it: wrong data, or what it refers to is gone. */
function isBroken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)) return true;
  return 'cause' in error && isBroken(error.cause);
}

/** Writes a tenant's counts, and returns those to try again. One that is broken is found by halves, and is left out. */
async function write(tenantId: string, counts: ClaimCount[]): Promise<ClaimCount[]> {
  try {
    await withTenantOnce({ tenantId, actor: 'system' }, (tx) => addCounts(tx, tenantId, counts));
    return [];
  } catch (error) {
    if (!isBroken(error)) {
      log().warn({ fault: traceOf(error), counts: counts.length }, 'claims could not be counted yet');
      return counts;
    }
    if (counts.length === 1) {
      log().warn({ fault: traceOf(error) }, 'a claim count was left out');
      return [];
    }
    const half = Math.ceil(counts.length / 2);
    const first = await write(tenantId, counts.slice(0, half));
    return [...first, ...(await write(tenantId, counts.slice(half)))];
  }
}

type Counts = [tenantId: string, counts: ClaimCount[]][];

/**
 * Those of stores that are there: names that a stranger makes up, of clients or of stores, cost no statement of their own.
 * Null where that can't be asked now.
 */
async function ofStores(all: Counts): Promise<Counts | null> {
  const slugs = new Set(all.flatMap(([, counts]) => counts.map(({ slug }) => slug)));
  if (slugs.size === 0) return [];
  try {
    const owners = await withDirectoryOnce((tx) => findSlugOwners(tx, [...slugs]));
    const own = all.map(([tenantId, counts]): Counts[number] => [
      tenantId,
      counts.filter(({ slug }) => owners.get(slug) === tenantId),
    ]);
    return own.filter(([, counts]) => counts.length > 0);
  } catch (error) {
    log().warn({ fault: traceOf(error), stores: slugs.size }, 'claims could not be counted yet');
    return null;
  }
}

async function flushAll(): Promise<void> {
  let failures = 0;
  const all = pending.takeAll();
  const known = await ofStores(all);
  if (known === null) failures = MOST_FAILURES;
  for (const [tenantId, counts] of known ?? all) {
    const kept = failures < MOST_FAILURES ? await write(tenantId, counts) : counts;
    failures = kept.length > 0 ? failures + 1 : 0;
    // Behind what has come meanwhile, so that the next time begins with others.
    for (const count of kept) pending.add(tenantId, count);
  }
  waitMs = pending.isEmpty ? EVERY_MS : Math.min(waitMs * 2, SELDOM_MS);
}

/** Writes what was counted until now. What could not be written is kept for the next time; never rejects. ADR 0090. */
export async function flushClaimCounts(): Promise<void> {
  // What came while it was running is not in it.
  await running;
  running ??= flushAll().finally(() => {
    running = undefined;
    schedule();
  });
  await running;
}

/** Only in a program that says it will stop in order: in a script or a test nothing is left running. */
function schedule(): void {
  if (timer !== undefined || pending.isEmpty || !beforeStop(flushClaimCounts)) return;
  timer = setTimeout(() => {
    timer = undefined;
    void flushClaimCounts();
  }, waitMs);
  timer.unref();
}

interface Seen {
  slug: string;
  codes: readonly string[];
}

function count(
  tenantId: string,
  { slug, codes, country = '' }: Seen & { country?: string },
  what: 'viewed' | 'refusedCode' | 'refusedOther',
): void {
  const hour = `${now().toISOString().slice(0, 13)}:00:00Z`;
  const none = { viewed: 0, refusedCode: 0, refusedOther: 0 };
  pending.add(tenantId, { slug, hour, codes, country, ...none, [what]: 1 });
  schedule();
}

/** A claim page was opened, with the folded codes of its link. D40-12. */
export function countView(tenantId: string, seen: Seen): void {
  count(tenantId, seen, 'viewed');
}

/**
 * A claim was refused: for its code or before that was looked at, or although it was good. A granted claim is its order, and
 * is counted nowhere else. D40-12.
 */
export function countRefused(
  tenantId: string,
  { codeWasGood, ...seen }: Seen & { country: string; codeWasGood: boolean },
): void {
  count(tenantId, seen, codeWasGood ? 'refusedOther' : 'refusedCode');
}

/** How many different counts are not written yet. */
export const pendingClaimCounts = (): number => pending.size;
