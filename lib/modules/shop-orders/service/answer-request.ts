import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { settleRequest, type RequestRow } from '@/lib/modules/shop-orders/data/shop-requests';
import { shopPlatform, type RejectionReason, type ShopAccess } from '@/lib/shop-platform';
import { giveBack } from './give-back';

interface Answering {
  access: ShopAccess;
  lang: Locale;
}

function settle(
  context: TenantContext,
  { gid, state }: RequestRow,
  to: RequestRow['state'],
): Promise<boolean> {
  const key = { tenantId: context.tenantId, gid };
  return withTenant(context, (tx) => settleRequest(tx, key, { from: [state], to, at: now() }));
}

/** The shop has taken back what it had asked for, before it had our answer. */
async function acceptIt(context: TenantContext, row: RequestRow, { access, lang }: Answering): Promise<void> {
  const isAccepted =
    (await shopPlatform().accept(access, row.gid)) ||
    (await shopPlatform().readRequest(access, row.gid))?.standing === 'ACCEPTED';
  if (isAccepted) await settle(context, row, 'accepted');
  else if ((await giveBack(context, row.gid, lang)) !== null)
    // Too late: it is being made. Whoever asks in the shop sees that it is not accepted there.
    await settle(context, row, 'accepted');
}

/**
 * Tells the shop what has become of a request, and notes that it was told. Safe to repeat: an answer that the shop has already is no second
 * one. S4-61.
 */
export async function answerRequest(
  context: TenantContext,
  row: RequestRow & { isCancelled: boolean },
  answering: Answering,
): Promise<void> {
  const { access, lang } = answering;
  if (row.state === 'rejecting') {
    const reason = (row.reason ?? 'OTHER') as RejectionReason;
    await shopPlatform().reject(access, row.gid, { reason, note: row.note ?? '' });
    await settle(context, row, 'rejected');
  } else if (row.isCancelled) {
    if (row.state === 'accepting') await shopPlatform().accept(access, row.gid);
    await shopPlatform().close(access, row.gid, messageFor(lang)('shopReject.cancelled'));
    await settle(context, row, 'withdrawn');
  } else if (row.state === 'accepting') await acceptIt(context, row, answering);
}
