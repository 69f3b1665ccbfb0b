'use client';

import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { FilterTabs } from '@/components/admin/list/filter-tabs';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { isSelected } from '@/components/admin/list/table/selection';
import { useSelection, type RowSelection } from '@/components/admin/list/table/use-selection';
import { orderHref } from '@/components/orders/admin/order-href';
import type { Currency } from '@/lib/kernel/money';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import type { FlaggedPage } from '@/lib/modules/claims/contract/list-flagged';
import { ClaimsBulk } from './claims-bulk';
import { FlaggedCard } from './flagged-card';
import { useDecisions } from './use-decisions';

// Loaded when it is opened.
const DenyDialog = dynamic(() => import('./deny-dialog').then((module) => module.DenyDialog), { ssr: false });

export interface ClaimsScreenProps {
  tenant: string;
  slug: string;
  isStaff: boolean;
  currency: Currency;
  list: ListState;
  /** Null if it could not be loaded. */
  page: FlaggedPage | null;
  mayDecide: boolean;
}

const NO_PAGE: FlaggedPage = { claims: [], next_cursor: null, total: 0 };

/** The claims of an event that match earlier ones: those that wait for a decision, or those decided. D24-2. */
export function ClaimsScreen(props: ClaimsScreenProps) {
  const { tenant, slug, list, page, mayDecide } = props;
  const t = useTranslations('claimsPage');
  const router = useRouter();
  const { claims, next_cursor: next, total } = page ?? NO_PAGE;
  const selected = useSelection(list);
  const isWaiting = (list.query['state'] ?? 'waiting') === 'waiting';
  const decidable = mayDecide && isWaiting;
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        children: (
          <FilterTabs
            name="state"
            label={t('columns.state')}
            all={t('states.waiting')}
            options={(['released', 'refused'] as const).map((value) => ({
              value,
              label: t(`states.${value}`),
            }))}
          />
        ),
      }}
      rows={
        claims.length > 0 ? (
          <FlaggedList {...props} claims={claims} selection={decidable ? selected : null} />
        ) : null
      }
      nothing={{
        icon: <UsersRound aria-hidden="true" />,
        title: t('empty'),
        text: t('emptyText'),
        action: (
          <Link
            href={`/events/${encodeURIComponent(slug)}/event-details`}
            className="font-semibold text-accent underline underline-offset-2"
          >
            {t('toDetails')}
          </Link>
        ),
        noMatch: { title: t('noneFound'), text: t('noneFoundText') },
      }}
      foot={{ label: t('pages'), count: t('shown', { count: total }), next }}
    >
      {decidable ? (
        <ClaimsBulk
          tenant={tenant}
          list={list}
          total={total}
          selection={selected}
          onChange={() => router.refresh()}
        />
      ) : null}
    </ListView>
  );
}

interface FlaggedListProps extends ClaimsScreenProps {
  claims: readonly FlaggedClaim[];
  /** Null where nothing can be decided. */
  selection: RowSelection | null;
}

function FlaggedList({ tenant, slug, isStaff, currency, claims, selection }: FlaggedListProps) {
  const t = useTranslations('claimsPage');
  const { heading, running, denying, error, decide, deny, close } = useDecisions(tenant);
  const rows = claims.map(({ order_id: id }) => id);
  const hrefOf = (id: string) => orderHref({ id, tenant_id: tenant }, isStaff, slug);
  return (
    <section aria-labelledby="claims-heading">
      <h2 id="claims-heading" ref={heading} tabIndex={-1} className="sr-only">
        {t('heading')}
      </h2>
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
                    busy: running?.order === claim.order_id ? running.decision : null,
                    decide: (decision) => decide(claim, decision),
                  },
                }
              : {})}
          />
        ))}
      </ul>
      {denying ? (
        <DenyDialog
          claim={denying}
          busy={running !== null}
          error={error}
          onDeny={() => void deny(denying, 'deny')}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
