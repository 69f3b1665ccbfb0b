'use client';

import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowUp,
  BringToFront,
  Copy,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  SendToBack,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ALIGNMENTS, ORDERS, type Alignment, type Order } from '@/lib/modules/design/rules/edit/edit-state';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner } from './designer-context';
import type { Tool } from './tools';
import { useSelected } from './use-selected';

const ALIGN_ICONS: Record<Alignment, LucideIcon> = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};
const ORDER_ICONS: Record<Order, LucideIcon> = {
  front: BringToFront,
  forward: ArrowUp,
  backward: ArrowDown,
  back: SendToBack,
};

function useMarkTools(selected: readonly Layer[]): Tool[] {
  const t = useTranslations('designer.tools');
  const { editor } = useDesigner();
  const isLocked = selected.length > 0 && selected.every((layer) => layer.locked);
  const isHidden = selected.length > 0 && selected.every((layer) => layer.hidden);
  const isOff = selected.length === 0;
  return [
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: Copy,
      isOff,
      keys: 'Control+D',
      onUse: () => editor.dispatch({ type: 'duplicate' }),
    },
    {
      id: 'lock',
      label: isLocked ? t('unlock') : t('lock'),
      icon: isLocked ? Lock : LockOpen,
      isOff,
      onUse: () => editor.dispatch({ type: 'lock', locked: !isLocked }),
    },
    {
      id: 'hide',
      label: isHidden ? t('show') : t('hide'),
      icon: isHidden ? EyeOff : Eye,
      isOff,
      onUse: () => editor.dispatch({ type: 'hide', hidden: !isHidden }),
    },
    {
      id: 'delete',
      label: t('delete'),
      icon: Trash2,
      isOff: selected.every((layer) => layer.locked),
      keys: 'Delete',
      onUse: () => editor.dispatch({ type: 'delete' }),
    },
  ];
}

/** Tools for the selected layers, whatever their type. */
export function useSelectionTools(): Tool[][] {
  const t = useTranslations('designer.tools');
  const { editor } = useDesigner();
  const selected = useSelected();
  const marks = useMarkTools(selected);
  const isHeld = selected.every((layer) => layer.locked);
  const align = ALIGNMENTS.map((alignment): Tool => ({
    id: `align-${alignment}`,
    label: t(`align.${alignment}`),
    icon: ALIGN_ICONS[alignment],
    isOff: isHeld,
    onUse: () => editor.dispatch({ type: 'align', alignment }),
  }));
  const order = ORDERS.map((to): Tool => ({
    id: `order-${to}`,
    label: t(`order.${to}`),
    icon: ORDER_ICONS[to],
    isOff: selected.length === 0,
    onUse: () => editor.dispatch({ type: 'order', to }),
  }));
  return [marks, align, order];
}
