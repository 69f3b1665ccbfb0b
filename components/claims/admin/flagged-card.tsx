'use client';

import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RowCheckbox } from '@/components/admin/list/table/row-checkbox';
import { Moment } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { StatusPill } from '@/components/ui/status-pill';
import type { Currency } from '@/lib/kernel/money';
import type { ClaimDecision } from '@/lib/modules/claims/client/decide-claim';
import type { FlaggedClaim, MatchKind } from '@/lib/modules/claims/contract/flagged-claim';
import { ClaimantCard, type ClaimedOrder } from './claimant-card';

interface FlaggedCardProps {
  claim: FlaggedClaim;
  currency: Currency;
  hrefOf: (order: string) => string;
  /** Absent for who may not decide, and where the claim doesn't wait. */
  decides?: {
    isSelected: boolean;
    select: (range: boolean) => void;
    /** Which of the two is being done right now. */
    busy: ClaimDecision | null;
    decide: (decision: ClaimDecision) => void;
  };
}

interface EarlierClaim {
  order: ClaimedOrder;
  kinds: MatchKind[];
}

/** Each earlier order once, with all that it has in common with the claim. */
function earlierOf({ reasons }: FlaggedClaim): EarlierClaim[] {
  const found = new Map<string, EarlierClaim>();
  for (const { kind, earlier } of reasons) {
    const known = found.get(earlier.order_id);
    if (known) known.kinds.push(kind);
    else found.set(earlier.order_id, { order: earlier, kinds: [kind] });
  }
  return [...found.values()];
}

/** A claim beside the earlier ones that it matches, or on its own where each is to be approved, and the two decisions. D24-2, D24-4. */
export function FlaggedCard({ claim, currency, hrefOf, decides }: FlaggedCardProps) {
  const t = useTranslations('claimsPage');
  const orders = useTranslations('orders');
  const earlier = earlierOf(claim);
  const matches = new Set(claim.reasons.map(({ kind }) => kind)).size;
  const headingId = `claim-${claim.order_id}`;
  return (
    <li data-row={claim.order_id}>
      <article aria-labelledby={headingId} className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
          {decides ? (
            <span className="-ms-2.5">
              <RowCheckbox
                label={t('select', { ref: claim.order_ref })}
                checked={decides.isSelected}
                onChange={decides.select}
              />
            </span>
          ) : null}
          <h3 id={headingId} className="min-w-0 text-lg wrap-anywhere">
            {claim.claimant.name}
          </h3>
          {claim.for_approval ? <Badge tone="neutral">{t('forApproval')}</Badge> : null}
          {matches > 0 ? <Badge tone="warn">{t('matchCount', { count: matches })}</Badge> : null}
          {decides ? <Decisions claim={claim} {...decides} /> : <Decided claim={claim} currency={currency} />}
        </div>
        <div className="grid gap-3 p-4 lg:grid-cols-2">
          <ClaimantCard
            title={t('thisClaim')}
            order={claim}
            href={hrefOf(claim.order_id)}
            currency={currency}
            matches={claim.reasons.map(({ kind }) => kind)}
          />
          <div className="grid min-w-0 content-start gap-3">
            {claim.for_approval ? (
              <p className="text-[0.9375rem] text-muted">{t('forApprovalText')}</p>
            ) : null}
            {earlier.map(({ order, kinds }) => (
              <ClaimantCard
                key={order.order_id}
                title={t('earlierClaim')}
                order={order}
                href={hrefOf(order.order_id)}
                currency={currency}
                matches={kinds}
                status={
                  order.status ? (
                    <StatusPill tone="neutral">{orders(`status.${order.status}`)}</StatusPill>
                  ) : null
                }
              />
            ))}
          </div>
        </div>
      </article>
    </li>
  );
}

type DecisionsProps = Pick<FlaggedCardProps, 'claim'> & NonNullable<FlaggedCardProps['decides']>;

function Decisions({ claim, busy, decide }: DecisionsProps) {
  const t = useTranslations('claimsPage');
  const { name } = claim.claimant;
  return (
    <div className="ms-auto flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={<X aria-hidden="true" className="size-4.5" />}
        off={busy !== null}
        aria-label={t('denyOf', { name })}
        onClick={() => decide('deny')}
      >
        {t('deny')}
      </Button>
      <Button
        size="sm"
        icon={<Check aria-hidden="true" className="size-4.5" />}
        busy={busy === 'approve'}
        off={busy !== null}
        aria-label={t('approveOf', { name })}
        onClick={() => decide('approve')}
      >
        {t('approve')}
      </Button>
    </div>
  );
}

function Decided({ claim, currency }: Pick<FlaggedCardProps, 'claim' | 'currency'>) {
  const t = useTranslations('claimsPage');
  const { state, decided_at: at, decided_by: by } = claim;
  const tone = { waiting: 'warn', released: 'ok', refused: 'neutral' } as const;
  return (
    <div className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-muted">
      {at ? <Moment at={at} currency={currency} /> : null}
      {by ? <span>{t('decidedBy', { name: by })}</span> : null}
      <StatusPill tone={tone[state]}>{t(`states.${state}`)}</StatusPill>
    </div>
  );
}
