import { log } from '@/lib/env/logger';
import { traceOf } from '@/lib/kernel/trace-of';
import { within } from '@/lib/kernel/within';

type State = 'none' | 'up' | 'lost' | 'never';

/** Where the page cache is found: Next loads it in another bundle. */
const CACHE = Symbol.for('merchloom.page-cache');
const shared = globalThis as { [CACHE]?: { redisState(): Promise<State> } };

const ANSWER_MS = 4_000;

/**
 * How the Redis of this web's page cache is: `none` without REDIS_URL, `lost` when it has answered before and does not
 * now, `never` when it has not answered since this process began. Never rejects. ADR 0033.
 */
export async function redisState(): Promise<State> {
  const asked = shared[CACHE]?.redisState() ?? Promise.resolve<State>('none');
  return within(ANSWER_MS, asked, {
    error: () => new Error('Redis does not answer'),
    failed: (error) => log().warn({ fault: traceOf(error) }, 'Redis was asked in vain'),
  }).catch(() => 'never' as const);
}
