'use client';

import { Ellipsis, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Menu } from '@/components/admin/overlay/menu';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useAct } from '@/components/admin/use-act';
import { turnVoucher, type VouchersPlace, type VoucherTurn } from '@/lib/modules/checkout/client/vouchers';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import type { VoucherMay } from './voucher-may';

interface VoucherMenuProps {
  place: VouchersPlace;
  voucher: AdminVoucher;
  may: VoucherMay;
  href: string;
}

/** What takes each act back. */
const BACK = { pause: 'resume', resume: 'pause', delete: 'restore', restore: 'delete' } as const;
const ICONS = { pause: Pause, resume: Play, delete: Trash2, restore: RotateCcw } as const;

function verbsOf({ state }: AdminVoucher, may: VoucherMay): VoucherTurn[] {
  if (state === 'deleted') return may.remove ? ['restore'] : [];
  const turn = state === 'paused' ? 'resume' : 'pause';
  return [...(may.write ? ([turn] as const) : []), ...(may.remove ? (['delete'] as const) : [])];
}

/** The acts on a voucher; each can be taken back. D41, D45. */
export function VoucherMenu({ place, voucher, may, href }: VoucherMenuProps) {
  const t = useTranslations('vouchers');
  const router = useRouter();
  const undo = useUndoToast();
  const { busy, run } = useAct();
  const { id, code } = voucher;

  async function turn(verb: VoucherTurn) {
    await turnVoucher(place, id, verb);
    undo(t(`done.${verb}`, { code }), async () => {
      await turnVoucher(place, id, BACK[verb]);
      router.refresh();
    });
  }
  const turns = verbsOf(voucher, may).map((verb) => ({
    id: verb,
    label: t(`acts.${verb}`),
    icon: ICONS[verb],
    danger: verb === 'delete',
    onAction: () => void run(() => turn(verb), { tell: true }),
  }));
  const open = () => router.push(href, { scroll: false });
  const edit = { id: 'edit', label: t('acts.edit'), icon: Pencil, onAction: open };
  const all = voucher.state !== 'deleted' && may.write ? [edit, ...turns] : turns;
  if (all.length === 0) return null;
  return (
    <Menu
      label={t('actsOf', { code })}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      variant="quiet"
      disabled={busy}
      groups={[{ id: 'acts', entries: all }]}
    />
  );
}
