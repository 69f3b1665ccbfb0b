import { setTimeout as pause } from 'node:timers/promises';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { listPreviews, type ListedPreview } from '@/lib/modules/catalogue/data/list-previews';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { isMade, makePreview } from './make-preview';
import { previewVersion } from './preview-url';

/**
 * After each picture comes a pause as long as its drawing took, about half a second of one core, and at least this: so a
 * first start, with all of the demo's pictures to draw, leaves half of a core to those who use it.
 */
const LEAST_PAUSE_MS = 50;

export interface Warmed {
  made: number;
  /** Failures are logged and tried again next time. */
  failed: number;
}

/** How long a picture that could not be drawn is left alone, by its version: 3, 6, 12 … minutes, at most a day. */
const RETRY_MS = 3 * 60_000;
const MOST_RETRY_MS = 86_400_000;
const MOST_REMEMBERED = 10_000;
const failures = new Map<string, { times: number; again: number }>();

function noteFailure(key: string): void {
  const times = (failures.get(key)?.times ?? 0) + 1;
  failures.delete(key);
  failures.set(key, {
    times,
    again: now().getTime() + Math.min(RETRY_MS * 2 ** (times - 1), MOST_RETRY_MS),
  });
  const [oldest] = failures.keys();
  if (failures.size > MOST_REMEMBERED && oldest !== undefined) failures.delete(oldest);
}

/** Makes the next missing picture of a tenant, if any, and says whether there may be more. */
async function warmNext({ tenantId, wanted }: Turn, warmed: Warmed): Promise<boolean> {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const version = previewVersion(next);
    const key = `${tenantId}/${version}`;
    const begun = performance.now();
    if ((failures.get(key)?.again ?? 0) > now().getTime()) continue;
    try {
      // Checked just before each picture: another worker may have made it meanwhile.
      if (await isMade(tenantId, version)) continue;
      if (await makePreview({ tenantId, actor: 'system' }, next, version)) warmed.made += 1;
      failures.delete(key);
    } catch (error) {
      warmed.failed += 1;
      noteFailure(key);
      const reason = error instanceof Error ? error.name : 'unknown';
      log().warn({ tenantId, productId: next.productId, side: next.side, error: reason }, 'preview failed');
    }
    await pause(Math.max(LEAST_PAUSE_MS, performance.now() - begun));
    return wanted.length > 0;
  }
  return false;
}

interface Turn {
  tenantId: string;
  /** What is still to be looked at. */
  wanted: ListedPreview[];
}

async function turnOf(tenantId: string): Promise<Turn[]> {
  try {
    return [{ tenantId, wanted: await withTenant({ tenantId, actor: 'system' }, listPreviews) }];
  } catch (error) {
    log().error({ tenantId, fault: traceOf(error) }, 'listing previews failed');
    return [];
  }
}

/**
 * Makes the missing preview pictures of all tenants' public products, one after another, and returns how many. Tenants
 * take turns, and a picture that cannot be drawn is tried less and less often, so that nobody waits for another's many
 * or broken ones. For the worker only, since it renders. Safe to repeat and to run in several workers; stops after the
 * current picture when `signal` is aborted.
 */
export async function warmPreviews(signal?: AbortSignal): Promise<Warmed> {
  const warmed: Warmed = { made: 0, failed: 0 };
  let turns: Turn[] = [];
  for (const tenantId of await withDirectory(listTenants)) turns.push(...(await turnOf(tenantId)));
  while (turns.length > 0) {
    const more: Turn[] = [];
    for (const turn of turns) {
      if (signal?.aborted) return warmed;
      if (await warmNext(turn, warmed)) more.push(turn);
    }
    turns = more;
  }
  return warmed;
}
