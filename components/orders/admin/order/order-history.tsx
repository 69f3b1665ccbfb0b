'use client';

import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayText, Moment } from '@/components/admin/moment';
import { Button } from '@/components/ui/button';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { EntryDetails, useWho } from './timeline/entry-details';
import { byDay, timelineOf, type TimelineEntry } from './timeline/timeline-entries';
import { useEntryTitle } from './timeline/use-entry-title';

/** As many as the usual way of an order has; earlier ones are folded. */
const SHOWN = 25;

/**
 * All that happened to an order, newest first and by the store's days: steps, messages that came too late, changes, mails,
 * notes, money. D32-4, D3-59.
 */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const t = useTranslations('ordersPage.timeline');
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const entries = timelineOf(order);
  const shown = all ? entries : entries.slice(0, SHOWN);
  const days = byDay(shown, (at) => dayText(at, order.currency, locale));
  return (
    <div className="grid gap-5">
      {days.map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-3 text-[0.9375rem] font-semibold text-muted" suppressHydrationWarning>
            {day}
          </h3>
          <ol className="grid">
            {ofDay.map((entry) => (
              <Entry key={entry.id} order={order} entry={entry} newest={entry === entries[0]} />
            ))}
          </ol>
        </section>
      ))}
      {entries.length > SHOWN ? (
        <div>
          <Button variant="secondary" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('fewer') : t('earlier', { count: entries.length - SHOWN })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const isStep = (entry: TimelineEntry): boolean => entry.kind === 'step' && entry.step.moved;

function dotOf(entry: TimelineEntry, newest: boolean): string {
  if (!isStep(entry)) return 'border-2 border-line-strong bg-surface';
  return newest ? 'bg-accent' : 'bg-line-strong';
}

interface EntryProps {
  order: OrderDetail;
  entry: TimelineEntry;
  newest: boolean;
}

function Entry({ order, entry, newest }: EntryProps) {
  const t = useTranslations('ordersPage.history');
  const title = useEntryTitle(order)(entry);
  const who = useWho(order)(entry);
  const together = entry.kind === 'step' && entry.step.bulk_act !== undefined;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0">
      <span aria-hidden="true" className="flex flex-col items-center pt-2">
        <span className={clsx('size-2.5 rounded-full', dotOf(entry, newest))} />
        <span className="-mb-7 mt-1.5 w-px grow bg-line in-[li:last-child]:hidden" />
      </span>
      <div className="min-w-0">
        <p className={clsx('wrap-anywhere', isStep(entry) ? 'font-semibold' : 'text-ink-soft')}>{title}</p>
        <EntryDetails order={order} entry={entry} />
        <p className="text-[0.9375rem] text-muted">
          <Moment at={entry.at} currency={order.currency} />
          {who === null ? '' : ` · ${who}`}
          {together ? ` · ${t('together')}` : null}
        </p>
      </div>
    </li>
  );
}
