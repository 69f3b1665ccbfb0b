import type { DemoWorld } from './demo-world';

/** Forgets what the seeded orders have moved on credit accounts and budgets: a test's own movements are the first. */
export async function emptyLedger(world: DemoWorld): Promise<void> {
  await world.asOwner(
    'truncate ledger_rows, credit_reservations, statements, statement_items, statement_files',
  );
  await world.sql(
    'update credit_accounts set balance_minor = 0, reserved_minor = 0, movements = 0, moved_at = null',
  );
  await world.sql('update event_budgets set budget_minor = null, used_minor = 0');
}
