import { useTranslations } from 'next-intl';
import { StatusPill } from '@/components/ui/status-pill';
import type { Tone } from '@/components/ui/badge';

type Stage = 'received' | 'being_prepared' | 'in_production' | 'on_its_way';

const ORDERS: { ref: string; person: string; stage: Stage; tone: Tone }[] = [
  { ref: 'M7QK-3FXW', person: 'Ada Fern', stage: 'received', tone: 'accent' },
  { ref: 'M7QJ-9TRB', person: 'Tomas Lind', stage: 'being_prepared', tone: 'info' },
  { ref: 'M7QH-2PKD', person: 'Priya Shah', stage: 'in_production', tone: 'warn' },
  { ref: 'M7QF-8WCN', person: 'Joe Marsh', stage: 'on_its_way', tone: 'ok' },
];

/** Mock: the client's order list, newest first. */
export function MockOrderList() {
  const t = useTranslations('orders.stage');
  return (
    <div aria-hidden="true" className="flex h-full items-center px-5">
      <ul className="w-full divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {ORDERS.map((order) => (
          <li
            key={order.ref}
            className="flex items-center justify-between gap-3 px-3.5 py-2 first:bg-accent-soft/60"
          >
            <span className="grid min-w-0 leading-tight">
              <span className="truncate text-[0.9375rem] font-semibold">{order.person}</span>
              <span className="text-[0.8125rem] text-muted tabular-nums">{order.ref}</span>
            </span>
            <StatusPill tone={order.tone}>{t(order.stage)}</StatusPill>
          </li>
        ))}
      </ul>
    </div>
  );
}
