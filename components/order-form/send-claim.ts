import { browserCall } from '@/lib/client/browser';
import type { claimGift } from '@/lib/contracts/claim/claim';
import type { BodyInputOf, ResponseOf } from '@/lib/contracts/route';
import { newSecret } from '@/lib/kernel/ids';

export type ClaimBody = BodyInputOf<typeof claimGift>;
export type Claimed = ResponseOf<typeof claimGift>;

// The contract's path, without its schemas: this code goes to phones.
const CLAIM = { method: 'post', path: '/api/{tenant}/{slug}/claim' } as const;

/**
 * A sender that gives the same body the same idempotency key: an answer that was lost on its way is asked for again, and
 * nothing is ordered twice (DECISIONS 26).
 */
export function claimSender(place: { tenant: string; slug: string }): (body: ClaimBody) => Promise<Claimed> {
  let last = { written: '', key: '' };
  return (body) => {
    const written = JSON.stringify(body);
    if (written !== last.written) last = { written, key: newSecret() };
    const headers = { 'idempotency-key': last.key };
    return browserCall<typeof claimGift>(CLAIM, { params: place, body, headers });
  };
}
