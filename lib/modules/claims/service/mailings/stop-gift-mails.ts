import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { readAddress, resumeMails, stopMails } from '@/lib/modules/claims/data/gift-mail-addresses';
import { wakeMails } from './enqueue-mails';
import { readGiftMailToken } from './gift-mail-link';

/** Who sends gift mails to the holder of a link, and whether they were stopped. Throws 404. D40-16. */
export async function readGiftMails(
  token: string,
  requestId: string,
): Promise<{ sender: string; stopped: boolean }> {
  const named = readGiftMailToken(token);
  if (!named) throw notFound();
  const context: TenantContext = { tenantId: named.tenantId, actor: 'shopper', requestId };
  const address = await withTenant(context, (tx) => readAddress(tx, named));
  if (!address) throw notFound();
  return address;
}

/**
 * Ends a client's gift mails and reminders to the holder of a link, with an audit row: those that wait are settled, and none
 * are sent to this address from now on. Its other mails, such as those of an order, go on. The same again, and a link that
 * opens nothing, change nothing and answer alike. D40-16.
 */
export async function stopGiftMails(token: string, requestId: string): Promise<{ stopped: true }> {
  const named = readGiftMailToken(token);
  if (!named) return { stopped: true };
  const context: TenantContext = { tenantId: named.tenantId, actor: 'shopper', requestId };
  await withTenant(context, async (tx) => {
    if (!(await stopMails(tx, named, now()))) return;
    await audit(tx, context, {
      action: 'claim.mails_stopped',
      subjectType: 'tenant',
      subjectId: named.tenantId,
      data: { address: named.id },
    });
  });
  return { stopped: true };
}

/** Takes that back: what was not sent meanwhile, and can still be claimed, is mailed. Answers alike, as above. D40-16. */
export async function resumeGiftMails(token: string, requestId: string): Promise<{ stopped: false }> {
  const named = readGiftMailToken(token);
  if (!named) return { stopped: false };
  const { tenantId } = named;
  const context: TenantContext = { tenantId, actor: 'shopper', requestId };
  await withTenant(context, async (tx) => {
    const batches = await resumeMails(tx, named, now());
    if (batches === null) return;
    for (const batchId of batches) await wakeMails(tx, { tenantId, batchId });
    await audit(tx, context, {
      action: 'claim.mails_resumed',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { address: named.id },
    });
  });
  return { stopped: false };
}
