import { Banknote, CalendarClock, EyeOff, Receipt, RotateCcw, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { BRAND } from '@/lib/kernel/brand';

const NOTES = [
  ['direct', Banknote],
  ['schedule', CalendarClock],
  ['fees', Receipt],
  ['refunds', RotateCcw],
  ['privacy', EyeOff],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** Explains how the money gets from the shopper's card to the client's bank. */
export function MoneyNotes({ title }: { title: string }) {
  const t = useTranslations('billing.notes');
  return (
    <Panel id="money-notes" title={title}>
      <ul className="grid gap-4">
        {NOTES.map(([note, Icon]) => (
          <li key={note} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <p className="min-w-0 text-ink-soft">{t(note, { brand: BRAND.name })}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
