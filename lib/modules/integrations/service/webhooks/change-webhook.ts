import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import type { LoggedAction } from '@/lib/audit/action-types';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import type { WebhookForm, WebhookSecrets } from '@/lib/modules/integrations/contract/webhooks';
import * as rows from '@/lib/modules/integrations/data/endpoints';
import { assertWebhookUrl } from './create-webhook';
import { presentWebhook, webhookIn } from './present-webhook';
import { newKey, openKey, shownKey } from './send/sign';
import { sendNow } from './webhook-job';

/** For so long after a rotation events are signed with both secrets. D47-7. */
const OVERLAP_MS = 24 * 3_600_000;

type Row = rows.EndpointRow;
type Note = (action: LoggedAction, data?: Record<string, unknown>) => Promise<void>;

/** One change of a locked endpoint of the tenant; `note` writes its audit row. Throws 404 for another tenant's. */
async function change(
  context: TenantContext,
  id: string,
  work: (tx: Transaction, row: Row, note: Note) => Promise<void>,
): Promise<Webhook> {
  const key = { tenantId: context.tenantId, id };
  return withTenant(context, async (tx) => {
    const row = await rows.lockEndpoint(tx, key);
    if (!row) throw notFound();
    await work(tx, row, (action, data) =>
      audit(tx, context, { action, subjectType: 'webhook', subjectId: id, ...(data ? { data } : {}) }),
    );
    return webhookIn(tx, key);
  });
}

const assertVersion = (row: Row, version: number) => {
  if (row.version !== version) throw new AppError('conflict');
};

const shown = ({ url, eventTypes }: Pick<Row, 'url' | 'eventTypes'>) => ({ url, event_types: eventTypes });

/**
 * Changes an endpoint's address or events; what waits goes to the new address at once. Throws 422, 404, and `conflict` where
 * somebody else has changed it since it was read. D47-7.
 */
export async function updateWebhook(
  context: TenantContext,
  id: string,
  { version, ...form }: WebhookForm & { version: number },
): Promise<Webhook> {
  assertWebhookUrl(form.url);
  return change(context, id, async (tx, row, note) => {
    assertVersion(row, version);
    const after = { url: form.url, eventTypes: [...new Set(form.event_types)] };
    const same =
      after.url === row.url && [...after.eventTypes].sort().join() === [...row.eventTypes].sort().join();
    if (same) return;
    await rows.saveEndpoint(tx, row, after);
    await note('webhook.updated', { before: shown(row), after: shown(after) });
    if (!row.pausedAt) await sendNow(tx, row);
  });
}

/** Sends nothing until it is resumed; what happens meanwhile waits. Safe to repeat. D47-7. */
export async function pauseWebhook(context: TenantContext, id: string): Promise<Webhook> {
  return change(context, id, async (tx, row, note) => {
    if (row.pausedAt) return;
    await rows.saveEndpoint(tx, row, { pausedAt: now() });
    await note('webhook.paused', { before: 'active', after: 'paused' });
  });
}

/** Sends again, beginning with what waits. Safe to repeat. D47-7. */
export async function resumeWebhook(context: TenantContext, id: string): Promise<Webhook> {
  return change(context, id, async (tx, row, note) => {
    if (!row.pausedAt) return;
    await rows.saveEndpoint(tx, row, { pausedAt: null, failingSince: null });
    await note('webhook.resumed', { before: 'paused', after: 'active' });
    await sendNow(tx, row);
  });
}

/** Deletes an endpoint with its log; what waits is not sent. Throws 404. */
export async function deleteWebhook(context: TenantContext, id: string): Promise<{ id: string }> {
  const key = { tenantId: context.tenantId, id };
  return withTenant(context, async (tx) => {
    const row = await rows.lockEndpoint(tx, key);
    if (!row) throw notFound();
    await rows.deleteEndpoint(tx, key);
    const data = { before: shown(row), after: null };
    const subject = { subjectType: 'webhook', subjectId: id, subjectLabel: new URL(row.url).host } as const;
    await audit(tx, context, { action: 'webhook.deleted', ...subject, data });
    return { id };
  });
}

/**
 * A new secret; the one before signs beside it for a day, so that nothing is refused while the receiver changes over. Throws
 * `conflict` where somebody else has changed the endpoint, such as a second click. D47-7.
 */
export async function rotateSecret(context: TenantContext, id: string, version: number): Promise<Webhook> {
  return change(context, id, async (tx, row, note) => {
    assertVersion(row, version);
    const oldSecretUntil = new Date(now().getTime() + OVERLAP_MS);
    await rows.saveEndpoint(tx, row, { secret: newKey(row), oldSecret: row.secret, oldSecretUntil });
    await note('webhook.secret_rotated', { until: oldSecretUntil.toISOString() });
  });
}

/** The secrets that sign an endpoint's events, to somebody who asks by name; audited. D47-7. Throws 404. */
export async function showSecret(context: TenantContext, id: string): Promise<WebhookSecrets> {
  const key = { tenantId: context.tenantId, id };
  return withTenant(context, async (tx) => {
    const row = await rows.findEndpoint(tx, key);
    if (!row) throw notFound();
    const secret = openKey(row, row.secret);
    if (!secret) throw new AppError('gone');
    const until = presentWebhook(row).old_secret_until;
    const old = until && row.oldSecret ? openKey(row, row.oldSecret) : null;
    await audit(tx, context, { action: 'webhook.secret_shown', subjectType: 'webhook', subjectId: id });
    return {
      secret: shownKey(secret),
      old_secret: old ? shownKey(old) : null,
      old_secret_until: until,
    };
  });
}
