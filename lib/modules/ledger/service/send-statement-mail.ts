import { BRAND } from '@/lib/kernel/brand';
import { appEnv } from '@/lib/env/app';
import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { findStatement } from '@/lib/modules/ledger/data/find-statements';
import { findClient } from '@/lib/modules/ledger/data/statement-facts';
import { monthText } from '@/lib/modules/ledger/rules/month-text';
import { sellerRegion } from '@/lib/modules/ledger/rules/sellers';
import type { StatementFigures } from '@/lib/modules/ledger/rules/statement-figures';

type Job = JobPayloads['send-statement-mail'];
type Issued = NonNullable<Awaited<ReturnType<typeof read>>>;

/** What was issued and to whom; undefined for nothing. */
async function read({ tenantId, statementId: id }: Job) {
  return withTenant({ tenantId, actor: 'system' }, async (tx) => {
    const [statement, client] = [await findStatement(tx, { tenantId, id }), await findClient(tx, tenantId)];
    return statement && client ? { statement, tenant: client.name } : undefined;
  });
}

/** What the account owed at the month's end, in minor units; 0 for nothing, and for a credit note. */
const owedOf = ({ kind, figures }: Issued['statement']): number =>
  kind === 'statement' ? Math.max(0, -(figures as StatementFigures).closing) : 0;

/** The content of the mail, in its reader's language. */
function statementMailModel({ statement, tenant }: Issued, to: Admin): AccountMailModel {
  const { kind, currency, number, period, totalMinor } = statement;
  const text = messageFor(to.lang);
  const money = (minor: number) => formatPrice(minor, sellerRegion(currency));
  const month = monthText(period, to.lang);
  const values = { tenant, brand: BRAND.name, number, month, amount: money(totalMinor) };
  const [subject, intro] = [
    text(`statementMail.${kind}.subject`, values),
    text(`statementMail.${kind}.intro`, values),
  ];
  const owed = owedOf(statement);
  return {
    lang: to.lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading: subject,
    intro,
    actions: [
      {
        label: text('statementMail.open'),
        url: `${appEnv().PUBLIC_URL}/settings/billing-account#statements`,
      },
    ],
    note: owed > 0 ? text('statementMail.owed', { amount: money(owed) }) : '',
    footer: [text('statementMail.footer', values)],
  };
}

/**
 * Tells a client's admins that a statement or credit note was issued: once per person. After a crash it may be sent again
 * with the same Message-ID, which mail programs take for one mail. D39-3.
 */
export async function sendStatementMail(job: Job): Promise<void> {
  const { tenantId, statementId } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'statements',
    jobFor: ({ id: userId }) =>
      jobSpec(
        'send-statement-mail',
        { ...job, userId },
        { jobKey: `statement-mail:${statementId}:${userId}` },
      ),
    send: async (to) => {
      const issued = await read(job);
      if (issued) await sendToAdmin(to, statementMailModel(issued, to), `statement.${statementId}`);
    },
  });
}
