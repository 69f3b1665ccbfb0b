import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { newId } from '@/lib/kernel/ids';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { readBudgetFilling, readLimitFilling, type FillingRow } from '@/lib/modules/ledger/data/read-filling';

type Job = JobPayloads['send-filling-mail'];

/** The content of the mail, in its reader's language. */
function fillingMailModel(
  { tenant, region, used, most, event }: FillingRow,
  { what, step }: Pick<Job, 'what' | 'step'>,
  to: Admin,
): AccountMailModel {
  const text = messageFor(to.lang);
  const values = {
    tenant,
    brand: BRAND.name,
    used: formatPrice(Number(used), region),
    most: formatPrice(Number(most), region),
    event: cleanLine(event?.name ?? ''),
  };
  // Full for an order that needs more than is left.
  const isShort = step === 100 && Number(used) < Number(most);
  const subject = text(
    isShort ? `fillingMail.${what}.100.waiting` : `fillingMail.${what}.${step}.subject`,
    values,
  );
  return {
    lang: to.lang,
    subject,
    preview: text(`fillingMail.${what}.${step}.intro`, values),
    ...PLATFORM_LOOK,
    heading: subject,
    intro: text(`fillingMail.${what}.${step}.intro`, values),
    actions: [{ label: text('fillingMail.account'), url: `${appEnv().PUBLIC_URL}/settings/billing-account` }],
    note: text(`fillingMail.${what}.${step}.note`),
    footer: [text('fillingMail.footer', values)],
  };
}

const read = (context: TenantContext, { tenantId, what, of }: Job): Promise<FillingRow | undefined> =>
  withTenantOnce(context, (tx) =>
    what === 'limit'
      ? readLimitFilling(tx, { tenantId, currency: of })
      : readBudgetFilling(tx, { tenantId, eventId: of }),
  );

/**
 * Tells a client's admins that 80 % or all of its limit, or of an event's budget, is used; nothing where it has changed
 * again. After a crash it may be sent again with the same Message-ID, which mail clients treat as one mail. D37-9.
 */
export async function sendFillingMail(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const name = job.to?.name ?? newId('mail');
  await mailEachAdmin(
    context,
    { userId: job.to?.userId },
    {
      notice: 'credit',
      jobFor: ({ id: userId }) => jobSpec('send-filling-mail', { ...job, to: { userId, name } }),
      send: async (to) => {
        const filling = await read(context, job);
        if (filling?.filled === job.step)
          await sendToAdmin(to, fillingMailModel(filling, job, to), `filling.${name}`);
      },
    },
  );
}
