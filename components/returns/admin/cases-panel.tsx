'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { orderHref } from '@/components/orders/admin/order-href';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { useOrderCases, type CaseActs } from '@/lib/modules/returns/client/use-order-cases';
import type { OrderCase, OrderCases } from '@/lib/modules/returns/contract/order-case';
import { isOpenCase } from '@/lib/modules/returns/rules/cases';
import { CaseButtons } from './case-buttons';
import { CaseContent } from './case-content';
import { CaseMarks } from './case-marks';
import { CaseStatePill } from './case-state-pill';

interface CasesPanelProps {
  order: OrderDetail;
  first: OrderCases;
  isStaff: boolean;
  live: { news: number; pollMs: number };
}

/** The withdrawals and complaints of an order, the newest first, and what can be done about them. D53-8. */
export function CasesPanel({ order, first, isStaff, live }: CasesPanelProps) {
  const t = useTranslations('casesPage.panel');
  const { found, acts } = useOrderCases({ tenant: order.tenant_id, order: order.id }, first, live);
  if (found.cases.length === 0) return null;
  return (
    <Panel id="cases" title={t('title')} flush>
      <ul className="divide-y divide-line">
        {found.cases.map((one) => (
          <CaseEntry
            key={one.id}
            one={one}
            currency={found.currency}
            acts={acts}
            order={order}
            isStaff={isStaff}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface CaseEntryProps {
  one: OrderCase;
  currency: OrderCases['currency'];
  acts: CaseActs;
  order: OrderDetail;
  isStaff: boolean;
}

const SMALL = 'text-[0.9375rem] text-muted';

function CaseEntry(props: CaseEntryProps) {
  const { one, currency } = props;
  const t = useTranslations('casesPage.panel');
  const kinds = useTranslations('returns.kind');
  const open = isOpenCase(one.state);
  return (
    <li className="grid grid-cols-1 gap-3 p-4 wrap-anywhere sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-lg">{kinds(one.kind)}</h3>
        <CaseStatePill state={one.state} overdue={one.overdue} />
      </div>
      <div>
        <p className={SMALL}>
          {one.opened_by === 'buyer' ? t('by', { name: one.name, email: one.email }) : null}
          {one.opened_by === 'client' ? t('byClient') : null}
          {one.opened_by === 'staff' ? t('byStaff') : null}
          {' · '}
          <Moment at={one.opened_at} currency={currency} />
        </p>
        {open ? (
          <p className={clsx(SMALL, one.overdue && 'font-semibold text-danger')}>
            {t.rich('dueBy', { date: () => <Moment at={one.due_at} currency={currency} /> })}
          </p>
        ) : null}
      </div>
      <CaseContent {...props} />
      <CaseReplacement {...props} />
      {one.closed_at ? (
        <p className={SMALL}>
          <Moment at={one.closed_at} currency={currency} />
          {one.decided_by ? ` · ${t('closedBy', { name: one.decided_by })}` : null}
        </p>
      ) : null}
      {one.can_mark ? <CaseMarks {...props} /> : null}
      <CaseButtons {...props} />
    </li>
  );
}

/** The order that ended it. D53-8. */
function CaseReplacement({ one, order, isStaff }: CaseEntryProps) {
  const t = useTranslations('casesPage.panel');
  const { replacement } = one;
  if (!replacement) return null;
  const href = orderHref({ id: replacement.id, tenant_id: order.tenant_id }, isStaff);
  return (
    <p>
      {t.rich('replacement', {
        ref: replacement.order_ref,
        link: (ref) => (
          <Link href={href} className="font-semibold text-accent underline-offset-2 hover:underline">
            {ref}
          </Link>
        ),
      })}
    </p>
  );
}
