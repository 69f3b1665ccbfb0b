'use client';

import { isSelected } from '@/components/admin/list/table/selection';
import type { RowSelection } from '@/components/admin/list/table/use-selection';
import { orderHref } from '@/components/orders/admin/order-href';
import type { Currency } from '@/lib/kernel/money';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import { FlaggedCard } from './flagged-card';
import type { Decisions } from './use-decisions';

interface FlaggedListProps {
  tenant: string;
  slug: string;
  isStaff: boolean;
  currency: Currency;
  claims: readonly FlaggedClaim[];
  /** Null where nothing can be decided. */
  selection: RowSelection | null;
  decisions: Pick<Decisions, 'running' | 'decide'>;
}

/** The claims below each other, each beside what it matches. */
export function FlaggedList({
  tenant,
  slug,
  isStaff,
  currency,
  claims,
  selection,
  decisions,
}: FlaggedListProps) {
  const { running, decide } = decisions;
  const rows = claims.map(({ order_id: id }) => id);
  const hrefOf = (id: string) => orderHref({ id, tenant_id: tenant }, isStaff, slug);
  return (
    <section aria-labelledby="claims-heading">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {claims.map((claim) => (
          <FlaggedCard
            key={claim.order_id}
            claim={claim}
            currency={currency}
            hrefOf={hrefOf}
            {...(selection
              ? {
                  decides: {
                    isSelected: isSelected(selection.selection, claim.order_id),
                    select: (range: boolean) =>
                      selection.step({ type: 'row', id: claim.order_id, rows, range }),
                    busy: running[claim.order_id] ?? null,
                    decide: (decision) => decide(claim, decision),
                  },
                }
              : {})}
          />
        ))}
      </ul>
    </section>
  );
}
