import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { readSealedName } from '@/lib/links/sealed-name';
import type { MailSender, SenderForm } from '@/lib/modules/mails/contract/sender';
import {
  findSenderRow,
  storeSender,
  takeAskedAddress,
  type SenderRow,
} from '@/lib/modules/mails/data/senders';

const LINK_DAYS = 7;
/** Each one is a mail to an address that nobody has confirmed. */
const LIMIT = { limit: 10, windowSeconds: 3600 };
const NOT_ASKED = { askedId: null, askedReplyTo: null, askedUntil: null };

const isOpen = (row: SenderRow | undefined): boolean => Boolean(row?.askedUntil && row.askedUntil > now());

function present(row: SenderRow | undefined): MailSender {
  const { name, replyTo, askedReplyTo: email, askedUntil, version } = row ?? {};
  const asked = email && askedUntil && isOpen(row) ? { email, until: askedUntil.toISOString() } : null;
  return { name: name ?? '', reply_to: replyTo ?? '', asked, version: version ?? 0 };
}

/** Who a client's mails to shoppers come from. S2.2-103. */
export async function readSender(context: TenantContext): Promise<MailSender> {
  return present(await withTenant(context, (tx) => findSenderRow(tx, context.tenantId)));
}

/** Whether the address has to be confirmed: it is neither in use nor asked already, or it is to be asked again. */
function mustAsk(row: SenderRow | undefined, { reply_to: replyTo, again }: SenderForm): boolean {
  if (replyTo === '' || replyTo === row?.replyTo) return false;
  return again || !isOpen(row) || replyTo !== row?.askedReplyTo;
}

/** What is asked from now on: a new link, the one on its way, or nothing. */
function askedBy(row: SenderRow | undefined, form: SenderForm): Partial<SenderRow> {
  if (mustAsk(row, form)) {
    const askedUntil = new Date(now().getTime() + LINK_DAYS * 86_400_000);
    return { askedId: newId('mail'), askedReplyTo: form.reply_to, askedUntil };
  }
  return row && form.reply_to === row.askedReplyTo ? {} : NOT_ASKED;
}

const isSame = (row: SenderRow, form: SenderForm, asked: Partial<SenderRow>): boolean =>
  (row.name ?? '') === form.name &&
  (form.reply_to !== '' || row.replyTo === null) &&
  !asked.askedId &&
  (row.askedId === null || asked.askedId === undefined);

const domainOf = (email: string): string => email.split('@').at(-1) ?? '';

/** What the audit log says of it: the name, and of addresses, which may be a person's, the domain alone. */
const told = (row: SenderRow | undefined) => {
  const { name, reply_to: replyTo, asked } = present(row);
  return { name, replies: domainOf(replyTo), asked: domainOf(asked?.email ?? '') };
};

async function count({ tenantId }: TenantContext): Promise<void> {
  const { allowed, retryAfter } = await consume({ ...LIMIT, bucket: bucketOf('reply-to', tenantId) });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/**
 * Sets the name in From and who replies go to. A new address is only mailed a link, which confirms it for seven days; until then
 * the one before is used. Throws `conflict` when somebody else has changed it since it was read, and `rate_limited`. S2.2-103,
 * S2.2-104.
 */
export async function saveSender(
  context: TenantContext,
  form: SenderForm,
  lang: Locale,
): Promise<MailSender> {
  const { tenantId } = context;
  const read = await withTenant(context, (tx) => findSenderRow(tx, tenantId));
  if (mustAsk(read, form)) await count(context);
  return withTenant(context, async (tx) => {
    const before = await findSenderRow(tx, tenantId);
    const asked = askedBy(before, form);
    // The same again, as from a double press, changes nothing.
    if (before && isSame(before, form, asked)) return present(before);
    const replyTo = form.reply_to === '' ? null : (before?.replyTo ?? null);
    const row: SenderRow = {
      ...(before ?? { ...NOT_ASKED, tenantId }),
      ...asked,
      name: form.name === '' ? null : form.name,
      replyTo,
      version: form.version,
      updatedAt: now(),
    };
    const stored = await storeSender(tx, row);
    if (!stored) throw new AppError('conflict', { data: present(before) });
    await audit(tx, context, {
      action: 'mail.sender_updated',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { before: told(before), after: told(stored) },
    });
    if (asked.askedId) await enqueue(tx, 'send-reply-to-link', { tenantId, askedId: asked.askedId, lang });
    return present(stored);
  });
}

/** Confirms the address by its link. Throws `gone` for one that is used, over or replaced, and 404 for any other text. S2.2-104. */
export async function confirmReplyTo(context: TenantContext, token: string): Promise<MailSender> {
  const { tenantId } = context;
  const named = readSealedName('reply-to', token);
  if (named?.tenantId !== tenantId) throw notFound();
  return withTenant(context, async (tx) => {
    const row = await takeAskedAddress(tx, { ...named, at: now() });
    if (!row) throw new AppError('gone');
    await audit(tx, context, {
      action: 'mail.reply_to_confirmed',
      subjectType: 'tenant',
      subjectId: tenantId,
    });
    return present(row);
  });
}
