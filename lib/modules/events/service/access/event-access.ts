import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { hashPassword } from '@/lib/modules/accounts/service/hash-password';
import type { AccessUpdate, EventAccess } from '@/lib/modules/events/contract/event-access';
import {
  findAccess,
  lockEvent,
  saveAccess,
  type AccessColumns,
  type AccessRow,
} from '@/lib/modules/events/data/event-access';
import { mailDomain } from '@/lib/modules/events/rules/access';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { purgeAfterAccess } from './purge-after-access';

function present(row: AccessRow): EventAccess {
  const { mode, passwordHash, domains, invited, locked, version } = row;
  return { mode, has_password: passwordHash !== null, domains, invited, locked, version };
}

/** An event of this tenant with its setting, locked for a change. Throws 404 and `event_locked`. */
export async function lockAccess(tx: Transaction, context: TenantContext, slug: string): Promise<AccessRow> {
  const { tenantId } = context;
  const row = (await lockEvent(tx, tenantId, slug)) ? await findAccess(tx, tenantId, slug) : undefined;
  if (!row) throw notFound();
  assertWritable(context.actor, row);
  return row;
}

/** Whom an event lets in; never the password or an address. Throws 404 for another tenant's. S3.5-11. */
export async function readAccess(context: TenantContext, slug: string): Promise<EventAccess> {
  const row = await withTenant(context, (tx) => findAccess(tx, context.tenantId, slug));
  if (!row) throw notFound();
  return present(row);
}

function domainsOf(typed: readonly string[]): string[] {
  const read = typed.map(mailDomain);
  const wrong = read.flatMap((domain, index) => (domain === null ? [`domains.${index}`] : []));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((field) => [field, ['invalid']])));
  return [...new Set(read.filter((domain) => domain !== null))];
}

/** What a mode needs and does not have yet. */
function assertComplete({ mode, passwordHash, domains }: AccessColumns): void {
  const fields: FieldErrors = {};
  if (mode === 'password' && passwordHash === null) fields['password'] = ['required'];
  if (mode === 'domains' && domains.length === 0) fields['domains'] = ['required'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** The changed settings for the log; of a password that it was set, and nothing of it. */
function changes(before: AccessRow, after: AccessColumns): Record<string, { from: unknown; to: unknown }> {
  const said = (hash: string | null) => (hash === null ? 'none' : 'set');
  const told = {
    access_mode: [before.mode, after.mode],
    access_domains: [before.domains, after.domains],
  };
  const changed = Object.entries(told).filter(
    ([, [from, to]]) => JSON.stringify(from) !== JSON.stringify(to),
  );
  const isNew = before.passwordHash !== after.passwordHash;
  return {
    ...Object.fromEntries(changed.map(([field, [from, to]]) => [field, { from, to }])),
    ...(isNew ? { access_password: { from: said(before.passwordHash), to: 'set' } } : {}),
  };
}

/**
 * Makes a store private or public, or changes what it asks for: the next version, which ends every entry made before, with
 * audit row and the purge of its pages in one transaction. The same setting again changes nothing. Throws 404, 409 for an
 * event that staff have locked, `conflict` when somebody else has saved since `version`, and 422 at the field: a domain
 * that is none, a mode without its password or domains. S3.5-11.
 */
export async function updateAccess(
  context: TenantContext,
  slug: string,
  { version, mode, password, domains }: AccessUpdate,
): Promise<EventAccess> {
  const wanted = domains === undefined ? undefined : domainsOf(domains);
  // Before the transaction: a hash takes its time.
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return withTenant(context, async (tx) => {
    const row = await lockAccess(tx, context, slug);
    const columns: AccessColumns = {
      mode,
      passwordHash: passwordHash ?? row.passwordHash,
      domains: wanted ?? row.domains,
    };
    const changed = changes(row, columns);
    if (Object.keys(changed).length === 0) return present(row);
    if (version !== row.version) throw new AppError('conflict', { data: { version: row.version } });
    assertComplete(columns);
    await saveAccess(tx, { tenantId: context.tenantId, eventId: row.id }, columns, now());
    await audit(tx, context, {
      action: 'event.updated',
      subjectType: 'event',
      subjectId: row.id,
      data: changed,
    });
    await purgeAfterAccess(tx, slug);
    return present({ ...row, ...columns, version: row.version + 1 });
  });
}
