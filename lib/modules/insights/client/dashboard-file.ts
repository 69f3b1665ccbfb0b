import { urlOf } from '@/lib/client/call';
import { dashboardFileCall, staffDashboardFileCall } from '@/lib/modules/insights/contract/paths';
import type { Block } from '@/lib/modules/insights/rules/blocks';

/** The address of a part of the dashboard as a CSV file in this language; of all tenants with null. */
export const dashboardFileHref = (
  tenant: string | null,
  block: Block,
  query: Readonly<Record<string, string>>,
  lang: string,
): string =>
  tenant === null
    ? urlOf(staffDashboardFileCall.path, {}, { ...query, block, lang })
    : urlOf(dashboardFileCall.path, { tenant }, { ...query, block, lang });
