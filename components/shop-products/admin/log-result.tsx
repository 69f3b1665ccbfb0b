'use client';

import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import { useAct } from '@/components/admin/use-act';
import type { Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { StatusPill } from '@/components/ui/status-pill';
import { SYNC_REASONS } from '@/lib/modules/shop-platform/rules/sync-log';
import type { ShopLogEntry } from '@/lib/modules/shop-platform/contract/sync-log';
import type { Currency } from '@/lib/kernel/money';
import { FAILURE_REASONS } from '@/lib/modules/shop-products/rules/product-state';
import { replayShopLogEntry } from '@/lib/modules/shop-products/client/shop-products';

const TONES: Record<ShopLogEntry['outcome'], Tone> = {
  done: 'ok',
  waiting: 'info',
  rejected: 'warn',
  failed: 'danger',
};

/** Absent for who may only look. */
export interface Replaying {
  tenant: string;
  onDone: () => void;
}

/** Why it did not go well, in the reader's language; a product that was not sent says so as the page of products does. */
function useReason({ kind, outcome, reason }: ShopLogEntry): string | null {
  const t = useTranslations('shopLog.reason');
  const products = useTranslations('shopProducts.reason');
  if (reason === null) return null;
  const ofProduct = kind === 'push' && outcome === 'failed' && FAILURE_REASONS.find((one) => one === reason);
  if (ofProduct) return products(ofProduct);
  return t(SYNC_REASONS.find((one) => one === reason) ?? 'internal');
}

interface LogResultProps {
  entry: ShopLogEntry;
  /** Whose zone times are in. */
  currency: Currency;
  replaying?: Replaying;
}

/** What came of an entry of a shop's log, and a button where it can be done again. S4-91, S4-93. */
export function LogResult({ entry, currency, replaying }: LogResultProps) {
  const t = useTranslations('shopLog');
  const locale = useLocale();
  const reason = useReason(entry);
  const { kind, outcome, said, count, times, first_at: firstAt, replayed_at: replayedAt } = entry;
  const at = (time: string) => momentText(time, currency, locale);
  const lines = [
    ...(count === null ? [] : [t(kind === 'stock' ? 'variants' : 'orders', { count })]),
    ...(reason === null ? [] : [reason]),
    ...(said === null ? [] : [said]),
    ...(times > 1 ? [t('times', { count: times, time: at(firstAt) })] : []),
    ...(replayedAt === null ? [] : [t('replayed', { time: at(replayedAt) })]),
  ];
  return (
    <>
      <StatusPill tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</StatusPill>
      {lines.map((line) => (
        <span key={line} className="mt-1 block max-w-[46ch] text-[0.9375rem] text-muted wrap-anywhere">
          {line}
        </span>
      ))}
      {replaying && entry.may_replay ? <Replay entry={entry} replaying={replaying} /> : null}
    </>
  );
}

function Replay({ entry, replaying }: { entry: ShopLogEntry; replaying: Replaying }) {
  const t = useTranslations('shopLog');
  const { busy, run } = useAct();
  const { id, kind, label } = entry;
  async function replay() {
    // Another tab, or the worker, may have been first: what is shown is read again either way.
    await run(() => replayShopLogEntry(replaying.tenant, id), { said: t('said'), tell: true });
    replaying.onDone();
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      className="mt-2"
      busy={busy}
      busyText={t('busy')}
      aria-label={t('replayName', { what: `${t(`kind.${kind}`)} ${label}`.trim() })}
      onClick={() => void replay()}
    >
      {t('replay')}
    </Button>
  );
}
