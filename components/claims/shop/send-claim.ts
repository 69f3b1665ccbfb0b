import { anonymousCall } from '@/lib/client/anonymous';
import { browserCall } from '@/lib/client/browser';
import { followRename } from '@/lib/modules/events/client/follow-rename';
import type { claimGift } from '@/lib/modules/claims/contract/claim';
import type { BodyInputOf, ResponseOf } from '@/lib/contract/route';
import type { WireBasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { newSecret } from '@/lib/kernel/ids';
import type { ClaimStore } from './claim-store';
import { claimGiftCall } from '@/lib/modules/claims/contract/paths';

type ClaimBody = BodyInputOf<typeof claimGift>;
export type Claimed = ResponseOf<typeof claimGift>;

/** A claim's body with complete basket items (S3.2), of which the server reads a part. */
export type SentClaim = ClaimBody & { products: WireBasketItem[] };

type Place = Pick<ClaimStore, 'tenantId' | 'slug' | 'framed'>;

/**
 * Returns a function that sends claims with one idempotency key per body, so that a retry after a lost response orders
 * nothing twice (D26). In a frame it sends no cookies (docs/decisions/0012).
 */
export function claimSender({ tenantId, slug, framed }: Place): (body: ClaimBody) => Promise<Claimed> {
  const call = framed ? anonymousCall<typeof claimGift> : browserCall<typeof claimGift>;
  let last = { written: '', key: '' };
  return (body) => {
    const written = JSON.stringify(body);
    if (written !== last.written) last = { written, key: newSecret() };
    const headers = { 'idempotency-key': last.key };
    return followRename(slug, (name) =>
      call(claimGiftCall, { params: { tenant: tenantId, slug: name }, body, headers }),
    );
  };
}
