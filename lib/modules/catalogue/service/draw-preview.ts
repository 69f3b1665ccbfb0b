import type { JobPayloads } from '@/lib/db/enqueue';
import { isMade, makePreview } from './make-preview';
import { previewVersion } from './preview-url';

/**
 * Makes a picture that somebody has looked at, before `warmPreviews` comes to it. Does nothing if it is there or its scene
 * has changed since. For the worker only, since it renders. S2.7
 */
export async function drawPreview({ tenantId, ...wanted }: JobPayloads['draw-preview']): Promise<void> {
  const version = previewVersion(wanted);
  if (!(await isMade(tenantId, version))) await makePreview({ tenantId, actor: 'system' }, wanted, version);
}
