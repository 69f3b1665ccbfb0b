import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { refusalReason } from '@/lib/modules/claims/contract/list-refused';
import type { CodeEvent, CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { readCodeStory, type StoryRow } from '@/lib/modules/claims/data/code-story';
import { batchPlace } from '@/lib/modules/claims/service/batches/batch-place';
import { presentCode } from '@/lib/modules/claims/service/list-promo-codes';
import { requireCode, type CodeAddress } from './code-place';

/** What the person may read beside the code. */
interface Seen {
  reasons: boolean;
  orders: boolean;
}

const presentEvent = ({ kind, at, reason, why, order, other }: StoryRow, seen: Seen): CodeEvent => ({
  kind,
  at: new Date(at).toISOString(),
  reason: seen.reasons && reason !== null ? refusalReason.parse(reason) : null,
  why,
  order: seen.orders ? order : null,
  other,
});

/** A code and its story. A refusal's reason and an order's reference come only to who may read them. Throws 404. D40-7. */
export async function readCode(
  context: TenantContext,
  { slug, code }: CodeAddress,
  seen: Seen,
): Promise<CodeStory> {
  return withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    const row = await requireCode(tx, place, code);
    const story = await readCodeStory(tx, { tenantId: context.tenantId, id: code });
    return { code: presentCode(slug, row), story: story.map((one) => presentEvent(one, seen)) };
  });
}
