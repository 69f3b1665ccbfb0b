import { and, eq } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { platformSwitches } from '@/lib/db/schema/site';
import type { Transaction } from '@/lib/db/transaction';
import type { SwitchName } from '@/lib/modules/site/rules/switches';

type SwitchRow = typeof platformSwitches.$inferSelect;

/** Every switch that was ever changed, with the name of who did it last. */
export async function listSwitchRows(tx: Transaction): Promise<{ row: SwitchRow; changer: string | null }[]> {
  return tx
    .select({ row: platformSwitches, changer: users.name })
    .from(platformSwitches)
    .leftJoin(users, eq(users.id, platformSwitches.changedBy));
}

/** Turns one off or on; false where it is so already. One write, so that of two people one has changed it. */
export async function changeSwitch(
  tx: Transaction,
  name: SwitchName,
  change: { isOn: boolean; changedAt: Date; changedBy: string },
): Promise<boolean> {
  const isOther = eq(platformSwitches.isOn, !change.isOn);
  if (change.isOn) {
    // One without a row is on.
    const changed = await tx
      .update(platformSwitches)
      .set(change)
      .where(and(eq(platformSwitches.name, name), isOther))
      .returning({ name: platformSwitches.name });
    return changed.length > 0;
  }
  const changed = await tx
    .insert(platformSwitches)
    .values({ name, ...change })
    .onConflictDoUpdate({ target: platformSwitches.name, set: change, setWhere: isOther })
    .returning({ name: platformSwitches.name });
  return changed.length > 0;
}
