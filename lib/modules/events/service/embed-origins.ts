import { invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { embedOrigin, embedOrigins, type OriginRules } from '@/lib/modules/events/rules/embed-origins';
import { appEnv } from '@/lib/env/app';
import { audit } from '@/lib/audit/append-audit';
import { findFramedEvent, saveEmbedOrigins } from '@/lib/modules/events/data/embed-origins';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

interface Origins {
  origins: string[];
}

/** The same rules as on the embedded page: outside production, local origins are allowed too. */
const rules = (): OriginRules => ({ local: appEnv().APP_MODE !== 'production' });

/**
 * The origins that may embed an event's order form. D8-1; docs/decisions/0012. Throws 404 for another tenant's event.
 */
export async function readEmbedOrigins(context: TenantContext, slug: string): Promise<Origins> {
  const event = await withTenant(context, (tx) => findFramedEvent(tx, context.tenantId, slug));
  if (!event) throw notFound();
  return { origins: embedOrigins(event.embedOrigins, rules()) };
}

function checked(typed: readonly string[]): string[] {
  const bad = typed.flatMap((text, index) => (embedOrigin(text, rules()) === null ? [index] : []));
  const fields: FieldErrors = Object.fromEntries(bad.map((index) => [`origins.${index}`, ['bad_url']]));
  if (bad.length > 0) throw invalid(fields);
  return embedOrigins(typed, rules());
}

/**
 * Sets the allowed origins without duplicates, with audit row and cache purge. The same list again changes nothing.
 * Throws 422 at each entry that is not an origin, 404 for another tenant's event, 409 for one that staff have locked.
 */
export async function updateEmbedOrigins(
  context: TenantContext,
  slug: string,
  typed: readonly string[],
): Promise<Origins> {
  const origins = checked(typed);
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const event = await findFramedEvent(tx, tenantId, slug, true);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const before = event.embedOrigins;
    if (JSON.stringify(before) === JSON.stringify(origins)) return;
    await saveEmbedOrigins(tx, { tenantId, eventId: event.id }, origins, now());
    await audit(tx, context, {
      action: 'event.updated',
      subjectType: 'event',
      subjectId: event.id,
      data: { embed_origins: { from: before, to: origins } },
    });
    await enqueuePurge(tx, slug);
  });
  return { origins };
}
