import type { TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { isMade, makePreview } from '@/lib/modules/catalogue/service/make-preview';
import { previewVersion } from '@/lib/modules/catalogue/service/preview-url';
import type { OfferedRow, ShopProductRow } from '@/lib/modules/shop-products/data/shop-products';
import { MOST_TRIES, retryAfter } from '@/lib/modules/shop-products/rules/pace';
import { shopProductOf, type ShopProductInput } from '@/lib/modules/shop-products/rules/product-input';
import type { FailureReason } from '@/lib/modules/shop-products/rules/product-state';
import { withShop } from '@/lib/modules/shop-platform/service/access/with-shop';
import { shopPlatform, ShopThrottled, type CallBudget, type ShopProductFound } from '@/lib/shop-platform';
import { factsOf, hashOf, hindranceOf, picturesOf } from './product-facts';

/** What became of one product. */
export type PushResult =
  | { kind: 'pushed'; product: ShopProductFound; sent: ShopProductInput; hash: string; budget: CallBudget }
  /** Deleted in the shop: it is made anew. */
  | { kind: 'gone'; budget: CallBudget }
  | { kind: 'failed'; reason: FailureReason; said?: string; budget?: CallBudget }
  /** Nothing was done, because too much was asked for before. */
  | { kind: 'throttled'; budget: CallBudget }
  | { kind: 'later'; at: Date };

/** The shop fetches pictures when it likes: they are drawn before it is told of them. One that can't be is left to others. */
async function drawPictures(context: TenantContext, row: OfferedRow): Promise<void> {
  const { family, id: productId } = row.card;
  for (const { side, hex, sceneHash } of picturesOf(row)) {
    try {
      const version = previewVersion({ family, side, hex, sceneHash });
      if (await isMade(context.tenantId, version)) continue;
      await makePreview(context, { productId, side, family, hex, sceneHash }, version);
    } catch (error) {
      log().warn({ fault: traceOf(error), productId }, 'a picture for a shop could not be drawn');
    }
  }
}

/** A product whose turn it is. */
export interface PushTurn {
  kept: ShopProductRow;
  /** Undefined for one that is gone with us. */
  row: OfferedRow | undefined;
  /** Where our stock is kept in the shop. */
  locationId: string | null;
}

async function push(context: TenantContext, turn: PushTurn, row: OfferedRow): Promise<PushResult> {
  const hindrance = hindranceOf(row);
  if (hindrance) return { kind: 'failed', reason: hindrance };
  const terms = await withShop(context, (access) => shopPlatform().readTerms(access));
  if (!terms.asked) return { kind: 'failed', reason: 'no_access' };
  const facts = factsOf(context.tenantId, row);
  const made = shopProductOf(facts, { ...terms.value, locationId: turn.locationId });
  if ('problem' in made) return { kind: 'failed', reason: made.problem };
  await drawPictures(context, row);
  const { gid, handle } = turn.kept;
  const answer = await withShop(context, (access) =>
    shopPlatform().pushProduct(access, { id: gid, handle, ...made.product }),
  );
  if (!answer.asked) return { kind: 'failed', reason: 'no_access' };
  const outcome = answer.value;
  if (outcome.kind === 'refused') return { ...outcome, kind: 'failed', reason: 'refused' };
  if (outcome.kind === 'gone') return outcome;
  return { ...outcome, sent: made.product, hash: hashOf(facts) };
}

/** After a shop that didn't answer: later, less and less often, and at last not any more. */
function lateOr(error: unknown, { tries, productId }: ShopProductRow): PushResult {
  if (error instanceof ShopThrottled) return { kind: 'throttled', budget: error.budget };
  if (error instanceof AppError && error.code === 'unavailable') {
    if (tries + 1 >= MOST_TRIES) return { kind: 'failed', reason: 'unavailable' };
    return { kind: 'later', at: new Date(now().getTime() + retryAfter(tries + 1)) };
  }
  log().error({ fault: traceOf(error), productId }, 'a product could not be pushed into its shop');
  return { kind: 'failed', reason: 'internal' };
}

/** Puts one product into its shop. Never throws, so that no product holds up another. S4-74 to S4-76. */
export async function pushOne(context: TenantContext, turn: PushTurn): Promise<PushResult> {
  if (!turn.row) return { kind: 'failed', reason: 'not_active' };
  try {
    return await push(context, turn, turn.row);
  } catch (error) {
    return lateOr(error, turn.kept);
  }
}
