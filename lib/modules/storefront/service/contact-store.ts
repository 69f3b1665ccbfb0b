import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { seal } from '@/lib/kernel/seal';
import type { ContactForm } from '@/lib/modules/storefront/contract/contact';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import {
  findContacted,
  keepMessage,
  type ContactedEvent,
} from '@/lib/modules/storefront/data/contact-messages';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { secretsEnv } from '@/lib/env/secrets';
import { countMessage, type Writer } from './contact-limits';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';

/**
 * The fingerprint of a message: the same when it is sent twice on one day (double click, lost answer), different the
 * next day.
 */
function fingerprintOf({ name, email, message }: ContactForm): Buffer {
  const day = now().toISOString().slice(0, 10);
  return seal(secretsEnv().LINK_SECRET, 'contact', name, email.toLowerCase(), message, day);
}

async function findOpen(tx: Transaction, slug: string, fingerprint: Buffer): Promise<ContactedEvent> {
  const event = await findContacted(tx, slug, fingerprint);
  if (event?.status !== 'Active' || event.formEmail === '') {
    throw await notInStore(tx, slug);
  }
  return event;
}

/**
 * Stores a message to a store: row, audit row and the mail job in one transaction. The same message again is stored and
 * counted once. S2.3, S3.6. Throws 404 for an event that takes no messages (a draft, on hold, without a form address),
 * and `rate_limited`.
 */
export async function contactStore(
  context: TenantContext,
  slug: string,
  form: ContactForm,
  writer: Writer,
): Promise<{ received: true }> {
  const { tenantId } = context;
  const fingerprint = fingerprintOf(form);
  const event = await withTenant(context, (tx) => findOpen(tx, slug, fingerprint));
  if (event.known) return { received: true };
  await countMessage(tenantId, slug, writer);
  const { name, email, message } = form;
  const row = { tenantId, id: newId('message'), eventId: event.id, fingerprint, createdAt: now() };
  await withTenant(context, async (tx) => {
    if (!(await keepMessage(tx, { ...row, name, email, message }))) return;
    const subject = { subjectType: 'event', subjectId: event.id } as const;
    await audit(tx, context, { action: 'store.message_received', ...subject, data: { message: row.id } });
    await enqueue(tx, 'send-contact-mail', { tenantId, messageId: row.id }, { jobKey: `contact:${row.id}` });
  });
  return { received: true };
}
