import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { listDifferences, listTenantsWithPeople } from '@/lib/modules/ledger/data/ledger-differences';

/**
 * Adds up the ledgers of all tenants and compares them with accounts, reservations and budgets: one line for each that
 * differs. Changes nothing; movements may come in meanwhile. D37-3.
 */
export async function checkLedger(): Promise<string[]> {
  const problems: string[] = [];
  for (const tenantId of await withDirectory(listTenantsWithPeople)) {
    problems.push(...(await withTenantOnce({ tenantId, actor: 'system' }, listDifferences)));
  }
  return problems;
}
