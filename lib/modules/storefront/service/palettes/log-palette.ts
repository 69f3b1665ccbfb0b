import type { LoggedAction } from '@/lib/audit/action-types';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { AuditChanges } from '@/lib/db/schema/audit';
import type { Transaction } from '@/lib/db/transaction';
import type { StaffContext } from '@/lib/db/with-staff';
import type { PaletteRow } from '@/lib/modules/storefront/data/palettes';

/** What the log calls a palette: its English name, or the key of a first one. */
export const labelOf = ({ id, names }: Pick<PaletteRow, 'id' | 'names'>): string => names?.en ?? id;

interface Logged {
  action: Extract<LoggedAction, `palette.${string}`>;
  /** Null where it concerns all of them. */
  palette: Pick<PaletteRow, 'id' | 'names'> | null;
  changes: AuditChanges | undefined;
}

/** Writes what staff have done to the palettes into the platform's log. */
export async function logPalette(
  tx: Transaction,
  { staffId, requestId }: StaffContext,
  { action, palette, changes }: Logged,
): Promise<void> {
  await recordPlatform(tx, {
    action,
    actorUserId: staffId,
    subject: palette?.id ?? null,
    ...(palette ? { subjectLabel: labelOf(palette) } : {}),
    ...(changes ? { changes } : {}),
    ...(requestId ? { requestId } : {}),
  });
}
