import type { AuditChanges } from '@/lib/db/schema/audit';
import { cutBoth } from '@/lib/kernel/cut-text';

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * What a change did to each field that `after` names: its value before and after, or only that it changed where it is on the list of
 * personal ones. Long texts are cut. Undefined where no field changed. Times are compared and kept as text. D44-1.
 */
export function changesOf<T extends object>(
  before: Readonly<Partial<T>>,
  after: Readonly<Partial<T>>,
  personal: readonly (keyof T & string)[] = [],
): AuditChanges | undefined {
  const changes: AuditChanges = {};
  for (const field of Object.keys(after) as (keyof T & string)[]) {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (same(was, is)) continue;
    changes[field] = personal.includes(field) ? 'changed' : cutBoth(was, is);
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
