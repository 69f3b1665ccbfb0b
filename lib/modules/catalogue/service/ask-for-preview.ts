import { log } from '@/lib/env/logger';
import { now } from '@/lib/kernel/clock';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { previewVersion } from './preview-url';

/** How long a picture that was asked for is not asked for again by this process. */
const ASK_AGAIN_MS = 60_000;
const MOST_REMEMBERED = 2_000;
const asked = new Map<string, number>();

/**
 * Has the worker draw a picture that somebody looks at and that isn't made yet, ahead of those that nobody has seen.
 * Never throws: the caller has an SVG to show instead.
 */
export async function askForPreview(
  context: TenantContext,
  wanted: Omit<JobPayloads['draw-preview'], 'tenantId'>,
): Promise<void> {
  const { tenantId } = context;
  const key = `${tenantId}/${previewVersion(wanted)}`;
  const at = now().getTime();
  if (at < (asked.get(key) ?? 0) + ASK_AGAIN_MS) return;
  asked.delete(key);
  asked.set(key, at);
  const [oldest] = asked.keys();
  if (asked.size > MOST_REMEMBERED && oldest !== undefined) asked.delete(oldest);
  try {
    await withTenant(context, (tx) =>
      enqueue(tx, 'draw-preview', { tenantId, ...wanted }, { jobKey: `preview:${key}`, maxAttempts: 1 }),
    );
  } catch (error) {
    log().warn({ tenantId, error: error instanceof Error ? error.name : 'unknown' }, 'preview not asked for');
  }
}
