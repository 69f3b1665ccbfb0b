'use client';

import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { FilterTabs } from '@/components/admin/list/filter-tabs';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { useSelection } from '@/components/admin/list/table/use-selection';
import type { Currency } from '@/lib/kernel/money';
import type { FlaggedPage } from '@/lib/modules/claims/contract/list-flagged';
import { ClaimsBulk } from './claims-bulk';
import { FlaggedList } from './flagged-list';
import { useDecisions, type Decisions } from './use-decisions';

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

/** The claims of an event that match earlier ones or are to be approved: those that wait, or those decided. D24-2, D24-4. */
export function ClaimsScreen(props: ClaimsScreenProps) {
  const { tenant, slug, list, page, mayDecide } = props;
  const t = useTranslations('claimsPage');
  const router = useRouter();
  const { claims, next_cursor: next, total } = page ?? NO_PAGE;
  const selected = useSelection(list);
  const { heading, ...decisions } = useDecisions(tenant, claims);
  const isWaiting = (list.query['state'] ?? 'waiting') === 'waiting';
  const decidable = mayDecide && isWaiting;
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        children: <DecisionTabs />,
      }}
      rows={
        claims.length > 0 ? (
          <FlaggedList
            {...props}
            claims={claims}
            selection={decidable ? selected : null}
            decisions={decisions}
          />
        ) : null
      }
      nothing={{
        icon: <UsersRound aria-hidden="true" />,
        title: t('empty'),
        text: t(mayDecide ? 'emptyText' : 'emptyReadOnly'),
        action: mayDecide ? (
          <Link
            href={`/events/${encodeURIComponent(slug)}/event-details`}
            className="font-semibold text-accent underline underline-offset-2"
          >
            {t('toDetails')}
          </Link>
        ) : null,
        noMatch: { title: t('noneFound'), text: t('noneFoundText') },
      }}
      foot={{ label: t('pages'), count: t('shown', { count: total }), next }}
    >
      <h2 id="claims-heading" ref={heading} tabIndex={-1} className="sr-only">
        {t('heading')}
      </h2>
      {decidable ? (
        <ClaimsBulk
          tenant={tenant}
          list={list}
          total={total}
          selection={selected}
          onChange={() => router.refresh()}
        />
      ) : null}
      <Denying {...decisions} />
    </ListView>
  );
}

/** Claims that wait, or those decided in one way. */
function DecisionTabs() {
  const t = useTranslations('claimsPage');
  return (
    <FilterTabs
      name="state"
      label={t('columns.state')}
      all={t('states.waiting')}
      options={(['released', 'refused'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
    />
  );
}

function Denying({ denying, running, error, deny, close }: Decisions) {
  return denying ? (
    <DenyDialog
      claim={denying}
      busy={running[denying.order_id] !== undefined}
      error={error}
      onDeny={() => void deny(denying, 'deny')}
      onClose={close}
    />
  ) : null;
}
