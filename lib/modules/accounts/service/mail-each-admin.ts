import { cleanLine } from '@/lib/kernel/clean-line';
import { enqueueAll, type JobSpec } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { adminsOf, type Admin } from './admins-of';

/**
 * Mail to all admins of a client, by a job that runs in two steps. Without `userId` it becomes one job for each admin, so
 * that an address that refuses mail holds up nobody else's; with it, `send` writes to that admin, if it still is one. D3.
 */
export async function mailEachAdmin(
  context: TenantContext,
  { userId }: { userId?: string | undefined },
  { jobFor, send }: { jobFor: (admin: Admin) => JobSpec; send: (admin: Admin) => Promise<void> },
): Promise<void> {
  const admins = await adminsOf(context.tenantId);
  if (userId === undefined) {
    await withTenant(context, (tx) => enqueueAll(tx, admins.map(jobFor)));
    return;
  }
  const admin = admins.find(({ id }) => id === userId);
  if (admin) await send(admin);
}

/** One mail of the platform to one admin. `id`: the same for the same mail, so that mail programs take a repeat for one. */
export async function sendToAdmin(to: Admin, model: AccountMailModel, id: string): Promise<void> {
  await smtpMailer.send({
    to: { name: cleanLine(to.name), address: to.email },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `${id}.${to.id}`,
    pictures: [],
  });
}
