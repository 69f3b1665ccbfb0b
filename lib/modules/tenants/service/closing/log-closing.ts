import { audit, auditAll } from '@/lib/audit/append-audit';
import { recordPlatform } from '@/lib/audit/record-platform';
import { purgeJob } from '@/lib/cache/enqueue-purge';
import { enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { randomBytes } from '@/lib/kernel/random';
import { requestMail } from '@/lib/modules/accounts/service/ask-mail';
import { listAdmins } from '@/lib/modules/tenants/data/client-lock';
import { listSlugs } from '@/lib/modules/tenants/data/clients';

export type Staff = TenantContext & { userId: string };

interface Told {
  closed: boolean;
  name: string;
  reason: string;
  events: readonly { id: string; slug: string; name: string }[];
}

const entryOf = ({ closed, name, reason, events }: Told) => ({
  action: closed ? ('tenant.closed' as const) : ('tenant.reopened' as const),
  subjectLabel: name,
  changes: { closed: { before: !closed, after: closed } },
  data: { reason, events: events.length },
});

/** In the client's log: that it was closed or opened again, and each event whose status that changed; purges all its pages. */
export async function logOfClient(tx: Transaction, staff: Staff, told: Told): Promise<void> {
  const { tenantId } = staff;
  await audit(tx, staff, { ...entryOf(told), subjectType: 'tenant', subjectId: tenantId });
  const [from, to] = told.closed ? ['Active', 'On hold'] : ['On hold', 'Active'];
  const rows = told.events.map(({ id, name }) => ({
    action: 'event.status_updated' as const,
    subjectType: 'event' as const,
    subjectId: id,
    subjectLabel: name,
    changes: { status: { before: from, after: to } },
    data: { from, to },
  }));
  await auditAll(tx, staff, rows);
  await enqueueAll(tx, (await listSlugs(tx, tenantId)).map(purgeJob));
}

/** In the platform's log, and a mail to each of the client's admins. In a directory transaction. */
export async function logOfPlatform(tx: Transaction, staff: Staff, told: Told): Promise<void> {
  const { tenantId, userId, requestId } = staff;
  const asked = requestId ? { requestId } : {};
  await recordPlatform(tx, { ...entryOf(told), actorUserId: userId, subject: tenantId, ...asked });
  const kind = told.closed ? ('tenant_closed' as const) : ('tenant_reopened' as const);
  for (const { id, email, lang } of await listAdmins(tx, tenantId)) {
    const fingerprint = Buffer.from(randomBytes(32));
    await requestMail(tx, { kind, email, userId: id, fingerprint, lang: lang ?? DEFAULT_LOCALE });
  }
}
