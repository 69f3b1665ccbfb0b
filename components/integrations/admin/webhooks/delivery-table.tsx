'use client';

import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Delivery } from '@/lib/modules/integrations/contract/webhook-shapes';

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  onOpen: (id: string) => void;
}

const TONES: Record<Delivery['state'], Tone> = { waiting: 'info', delivered: 'ok', parked: 'danger' };

/** Deliveries with their last try; each opens with its body and all tries. */
export function DeliveryTable({ deliveries, onOpen }: DeliveryTableProps) {
  const t = useTranslations('webhooks.log');
  const locale = useLocale();
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('event')}</HeaderCell>
        <HeaderCell className="max-sm:hidden">{t('state')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('answer')}</HeaderCell>
        <HeaderCell align="end" className="max-lg:hidden">
          {t('tries')}
        </HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('happened')}</HeaderCell>
      </TableHead>
      <TableBody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id} className="[&>td]:align-top">
            <Cell>
              <button
                type="button"
                onClick={() => onOpen(delivery.id)}
                aria-label={t('openName', { type: delivery.type, subject: delivery.subject })}
                className="min-h-8 cursor-pointer text-start font-mono text-[0.9375rem] font-semibold text-accent underline-offset-2 hover:underline"
              >
                {delivery.type}
              </button>
              <span className="block font-mono text-[0.875rem] break-all text-muted">{delivery.subject}</span>
              <span className="mt-1.5 block sm:hidden">
                <DeliveryState delivery={delivery} />
              </span>
            </Cell>
            <Cell className="max-sm:hidden">
              <DeliveryState delivery={delivery} />
            </Cell>
            <Cell className="max-md:hidden">
              <LastTry delivery={delivery} />
            </Cell>
            <Cell align="end" className="max-lg:hidden">
              {delivery.attempts}
            </Cell>
            <Cell className="max-lg:hidden">{momentText(delivery.happened_at, 'GBP', locale)}</Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

/** The state, and of one that waits when it is sent next. */
export function DeliveryState({ delivery: { state, next_at: next } }: { delivery: Delivery }) {
  const t = useTranslations('webhooks.log');
  const locale = useLocale();
  return (
    <>
      <StatusPill tone={TONES[state]}>{t(`states.${state}`)}</StatusPill>
      {next ? (
        <span className="mt-1 block text-[0.9375rem] text-muted">
          {t('next', { time: momentText(next, 'GBP', locale) })}
        </span>
      ) : null}
    </>
  );
}

function LastTry({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('webhooks.log');
  const { last_status: status, last_error: error, last_ms: ms } = delivery;
  if (delivery.attempts === 0) return t('notTried');
  return (
    <>
      <span className="block">
        {status === null ? t(`faults.${error ?? 'unreachable'}`) : t('status', { status })}
      </span>
      {ms === null ? null : <span className="block text-[0.9375rem] text-muted">{t('took', { ms })}</span>}
    </>
  );
}
