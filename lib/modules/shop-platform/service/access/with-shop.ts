import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findConnection } from '@/lib/modules/shop-platform/data/shop-connections';
import { noteAnswer, noteFailure } from '@/lib/modules/shop-platform/data/shop-tokens';
import { openToken } from '@/lib/modules/shop-platform/service/install/seals';
import { ShopAccessLost, type ShopAccess } from '@/lib/shop-platform';
import { loseAccess } from './lose-access';
import { validAccess, type NoShop } from './valid-access';

/** What the shop answered, or why there is none to ask. */
export type ShopAnswer<T> = { asked: true; value: T } | { asked: false; why: NoShop };

const NOTED_EVERY_MS = 60_000;

/** How the connection is, for its page; nothing depends on it. */
async function note(context: TenantContext, failure: AppError | null): Promise<void> {
  const { tenantId } = context;
  const at = now();
  const since = new Date(at.getTime() - NOTED_EVERY_MS);
  await withTenantOnce(context, (tx) =>
    failure
      ? noteFailure(tx, tenantId, { lastError: failure.code, lastErrorAt: at })
      : noteAnswer(tx, tenantId, at, since),
  ).catch((error: unknown) => {
    log().warn({ name: error instanceof Error ? error.name : 'unknown' }, 'a shop’s answer was not noted');
  });
}

/** The shop refuses a token that it has just given: whatever it gave in the meantime counts instead. */
function giveUp(context: TenantContext, refused: string): Promise<void> {
  return withTenant(context, async (tx) => {
    const row = await findConnection(tx, context.tenantId, true);
    if (row?.status === 'connected' && openToken(row, row.accessToken) === refused)
      await loseAccess(tx, context, row);
  });
}

async function tried<T>(context: TenantContext, call: (access: ShopAccess) => Promise<T>) {
  const first = await validAccess(context);
  if (typeof first === 'string') return { asked: false, why: first } as const;
  try {
    return { asked: true, value: await call(first) } as const;
  } catch (error) {
    if (!(error instanceof ShopAccessLost)) throw error;
  }
  const second = await validAccess(context, first.accessToken);
  if (typeof second === 'string') return { asked: false, why: second } as const;
  try {
    return { asked: true, value: await call(second) } as const;
  } catch (error) {
    if (!(error instanceof ShopAccessLost)) throw error;
    await giveUp(context, second.accessToken);
    return { asked: false, why: 'needs_reauth' } as const;
  }
}

/**
 * Speaks to a client's shop, outside any transaction. `call` gets an access that is valid for the next minutes; it is called a second time
 * where the shop refused the first token, and so must be safe to repeat. A shop that takes our tokens no more becomes
 * `needs_reauth`, once, with its mail. Throws the platform's errors (`unavailable`, `shop_platform_failed`). S4-52, ADR 0176.
 */
export async function withShop<T>(
  context: TenantContext,
  call: (access: ShopAccess) => Promise<T>,
): Promise<ShopAnswer<T>> {
  try {
    const answer = await tried(context, call);
    if (answer.asked) await note(context, null);
    return answer;
  } catch (error) {
    if (error instanceof AppError) await note(context, error);
    throw error;
  }
}
