import type { ListName } from '@/lib/modules/lists/rules/list-names';

/** A list and whose rows it has; `tenant` is null for staff, who see those of all clients. */
export interface ListPlace {
  list: ListName;
  tenant: string | null;
}

/** The parameters of a call's path. */
export function paramsOf({ list, tenant }: ListPlace, more: Record<string, string> = {}) {
  return tenant === null ? { list, ...more } : { tenant, list, ...more };
}
