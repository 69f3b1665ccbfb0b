import { audit } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { enqueueAll, jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { carryBlank, listSlugsOf } from '@/lib/modules/catalogue/data/blanks/carry-blank';
import { findBlankRow } from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import { blankFrom } from '@/lib/modules/catalogue/rules/blanks/definition';
import { factsForProducts } from '@/lib/modules/catalogue/rules/blanks/product-blank';

/** Has each tenant's products brought up to a changed blank, by a job of its own: one that fails holds up no other. S2.2-235 */
export async function spreadBlank({ blankId }: JobPayloads['spread-blank']): Promise<void> {
  await withDirectory(async (tx) => {
    const jobs = (await listTenants(tx)).map((tenantId) =>
      jobSpec('carry-blank', { tenantId, blankId }, { jobKey: `blank:${blankId}:${tenantId}` }),
    );
    await enqueueAll(tx, jobs);
  });
}

/**
 * Brings one tenant's products up to what their blank is now, and has their stores' pages made anew: it may also have been
 * withdrawn or offered again. Designs, print areas, colours, sizes and SKUs stay, and so do orders. Safe to repeat. S2.2-235
 */
export async function carryBlankTo({ tenantId, blankId }: JobPayloads['carry-blank']): Promise<void> {
  const context = { tenantId, actor: 'system' } as const;
  await withTenant(context, async (tx) => {
    const row = await findBlankRow(tx, blankId);
    if (!row) return;
    const { id: blank, version } = row.blank;
    const products = await carryBlank(
      tx,
      { tenantId, blankId: blank },
      factsForProducts(blankFrom(row.blank, row.definition)),
    );
    if (products > 0)
      await audit(tx, context, {
        action: 'blank.carried',
        subjectType: 'tenant',
        subjectId: tenantId,
        data: { blank, version, products },
      });
    for (const slug of await listSlugsOf(tx, { tenantId, blankId: blank })) await enqueuePurge(tx, slug);
  });
}
