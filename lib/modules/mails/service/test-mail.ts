import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { findReader } from '@/lib/modules/mails/data/own-things';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';

/** Each one is a mail. */
const LIMIT = { limit: 20, windowSeconds: 3600 };

/**
 * Lets a mail that shoppers get go to whoever asks for it, and to nobody else. Throws `email_unverified` until their address is
 * confirmed, and `rate_limited`. S2.2-102.
 */
export async function testMail(
  context: TenantContext,
  userId: string,
  asked: { kind: ShopperMail; lang: Locale; eventId?: string },
): Promise<{ email: string }> {
  const { tenantId } = context;
  const reader = await withDirectory((tx) => findReader(tx, userId));
  if (!reader) throw new AppError('email_unverified');
  const { allowed, retryAfter } = await consume({
    ...LIMIT,
    bucket: bucketOf('sample-mail', tenantId, userId),
  });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  const job: JobPayloads['send-sample-mail'] = { tenantId, userId, ...asked, mailId: newId('mail') };
  await withTenant(context, async (tx) => {
    await audit(tx, context, {
      action: 'mail.tested',
      subjectType: asked.eventId === undefined ? 'tenant' : 'event',
      subjectId: asked.eventId ?? tenantId,
      data: { kind: asked.kind, lang: asked.lang },
    });
    await enqueue(tx, 'send-sample-mail', job);
  });
  return { email: reader.email };
}
