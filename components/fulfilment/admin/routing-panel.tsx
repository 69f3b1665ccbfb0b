'use client';

import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { formatMoney } from '@/components/ui/format-money';
import { useRouting } from '@/lib/modules/fulfilment/client/use-routing';
import type {
  OrderRouting,
  WireCandidate,
  WireDecision,
} from '@/lib/modules/fulfilment/contract/read-routing';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { byPart } from './decisions-by-part';
import { OrderParts } from './order-parts';
import { RoutingHelp } from './routing-help';
import { SendingState } from './sending-state';
import { useCountryName, useRefusalText } from './use-refusal-text';

interface RoutingPanelProps {
  order: OrderDetail;
  first: OrderRouting;
  live: { news: number; pollMs: number };
  isStaff: boolean;
}

const SMALL = 'text-[0.9375rem] text-muted';

/**
 * Why an order went to its printer, or what keeps it from finding one; nothing before the first decision. A client reads only
 * what is its own to decide. D32-26, D32-27.
 */
export function RoutingPanel({ order, first, live, isStaff }: RoutingPanelProps) {
  const t = useTranslations('routing');
  const routing = useRouting({ tenant: order.tenant_id, order: order.id }, first, live);
  const { shown, earlier } = byPart(routing);
  const [newest] = shown;
  const silent = !isStaff && routing.helps.length === 0 && !newest?.reasons.length;
  const hasParts = routing.parts.length > 0;
  const sending =
    hasParts || routing.submission || routing.acts.length > 0 ? (
      <>
        {hasParts ? <OrderParts order={order} routing={routing} isStaff={isStaff} /> : null}
        {routing.submission || routing.acts.length > 0 ? (
          <SendingState order={order} routing={routing} isStaff={isStaff} />
        ) : null}
      </>
    ) : null;
  if (!newest || silent)
    return (
      sending && (
        <Panel id="routing" title={hasParts ? t('parts.title') : t('sending.title')}>
          <div className="grid gap-4">{sending}</div>
        </Panel>
      )
    );
  return (
    <Panel id="routing" title={newest.fulfiller === null ? t('titleNone') : t('title')}>
      <div className="grid gap-4">
        {sending}
        <RoutingHelp routing={routing} currency={newest.currency} isStaff={isStaff} />
        {shown.map((decision) => (
          <Decision key={`${decision.at} ${decision.part ?? ''}`} decision={decision} isStaff={isStaff} />
        ))}
        {earlier.length === 0 ? null : (
          <details>
            <summary className="cursor-pointer font-semibold text-accent">
              {t('earlier', { count: earlier.length })}
            </summary>
            <ol className="mt-3 grid gap-5">
              {earlier.map((decision) => (
                <li key={`${decision.at} ${decision.part ?? ''}`}>
                  <Decision decision={decision} isStaff={isStaff} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </Panel>
  );
}

function Decision({ decision, isStaff }: { decision: WireDecision; isStaff: boolean }) {
  const t = useTranslations('routing');
  const country = useCountryName();
  const { fulfiller, reasons, currency, candidates } = decision;
  return (
    <div className="grid gap-3">
      {isStaff ? (
        <p className={SMALL}>
          <Moment at={decision.at} currency={currency} />
          {' · '}
          {t('asked', {
            count: decision.items,
            country: country(decision.country),
            amount: formatMoney(decision.frozen, currency),
          })}
        </p>
      ) : null}
      {fulfiller === null ? null : (
        <p>
          <span className="font-semibold">
            {decision.part === null ? null : `${t('parts.number', { number: decision.part })} · `}
            {fulfiller}
          </span>
          {reasons.map((reason) => (
            <span key={reason}>
              {': '}
              {reason === 'preferred' && !isStaff ? t('reason.preferredByYou') : t(`reason.${reason}`)}
            </span>
          ))}
        </p>
      )}
      {decision.refused ? <p>{t('refused')}</p> : null}
      {candidates.length === 0 ? null : (
        <ul className="grid gap-3">
          {candidates.map((one) => (
            <Looked key={one.name} one={one} decision={decision} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Looked({ one, decision }: { one: WireCandidate; decision: WireDecision }) {
  const t = useTranslations('routing');
  const { currency } = decision;
  const textOf = useRefusalText(currency);
  const duty =
    one.duty === null
      ? t('dutyUnknown')
      : Number(one.duty) > 0 && t('duty', { amount: formatMoney(one.duty, currency) });
  const figures = [
    t('making', { amount: formatMoney(one.making, currency) }),
    duty,
    t('days', { count: one.business_days }),
    one.preferred && t('preferred'),
  ];
  return (
    <li className="border-l-2 border-line pl-3">
      <p>
        {one.name}
        <span className="text-muted">
          {' · '}
          {one.refusals.length > 0 ? t('unable') : one.name === decision.fulfiller ? t('chosen') : t('able')}
        </span>
      </p>
      <p className={SMALL}>{figures.filter(Boolean).join(' · ')}</p>
      {one.refusals.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {one.refusals.map((refusal) => (
            <li key={textOf(refusal)}>{textOf(refusal)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
