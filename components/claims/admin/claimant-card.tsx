import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Moment } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import type { Currency } from '@/lib/kernel/money';
import type { FlaggedClaim, MatchKind } from '@/lib/modules/claims/contract/flagged-claim';

export type ClaimedOrder = FlaggedClaim['reasons'][number]['earlier'];

interface ClaimantCardProps {
  title: string;
  order: ClaimedOrder;
  href: string;
  currency: Currency;
  /** What the two claims have in common. */
  matches: readonly MatchKind[];
  /** The status of an earlier order. */
  status?: ReactNode;
}

const PARTS = ['name', 'email', 'phone', 'address'] as const;
type Part = (typeof PARTS)[number];

/** The parts of a claimant that each kind of match is about. */
const MARKED: Readonly<Record<MatchKind, readonly Part[]>> = {
  household: ['address'],
  email: ['email'],
  phone: ['phone'],
  name_postal: ['name', 'address'],
};

function textOf({ claimant }: ClaimedOrder, part: Part): string {
  if (part !== 'address') return claimant[part];
  const town = `${claimant.address_postcode} ${claimant.address_city}`.trim();
  return [claimant.address_first_line, claimant.address_second_line, town, claimant.address_country]
    .filter((line) => line !== '')
    .join(', ');
}

/** One of the claims that are compared: who claimed, with the parts marked that match. D24-2. */
export function ClaimantCard({ title, order, href, currency, matches, status }: ClaimantCardProps) {
  const t = useTranslations('claimsPage');
  const marked = new Set(matches.flatMap((kind) => MARKED[kind]));
  return (
    <div className="min-w-0 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold">{title}</h4>
        <Link
          href={href}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline-offset-2 hover:underline"
        >
          {order.order_ref}
        </Link>
        {status}
      </div>
      <p className="text-[0.9375rem] text-muted">
        <Moment at={order.created_at} currency={currency} />
      </p>
      <dl className="mt-3 grid gap-2">
        {PARTS.map((part) => (
          <div key={part} className={clsx('rounded-md px-2 py-1', marked.has(part) && 'bg-warn-soft')}>
            <dt className="flex flex-wrap items-center gap-2 text-[0.875rem] text-muted">
              {t(`parts.${part}`)}
              {marked.has(part) ? <Badge tone="warn">{t('same')}</Badge> : null}
            </dt>
            <dd className="wrap-anywhere">{textOf(order, part) || '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
