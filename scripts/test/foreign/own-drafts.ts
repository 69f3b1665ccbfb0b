import { draftStoreExample } from '@/lib/modules/event-builder/contract/event-draft';
import type { DemoWorld } from '@/scripts/test/demo-world';

/** Adds a draft of a new event of each tenant's admin. */
export async function layForeignDrafts(world: DemoWorld, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    await world.sql(
      `insert into event_drafts (tenant_id, id, user_id, store) values ($1, 'tst_draft_of_' || $1, $2, $3)`,
      [tenant, `usr_${tenant.slice(4)}_admin`, JSON.stringify(draftStoreExample)],
    );
  }
}
