import { urlOf } from '@/lib/client/call';
import type { FunnelQuery } from '@/lib/modules/claims/contract/funnel';
import { funnelFileCall } from '@/lib/modules/claims/contract/paths';

/** The address of an event's funnel as a CSV file in this language. */
export const funnelFileHref = (
  place: { tenant: string; slug: string },
  query: FunnelQuery,
  lang: string,
): string => urlOf(funnelFileCall.path, { ...place }, { ...query, lang });
