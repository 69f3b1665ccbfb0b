'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { toast } from '@/components/ui/toast';
import { moveTo, takeMoveBack } from '@/lib/modules/order-changes/client/move-order';
import type { MoveTracking } from '@/lib/modules/order-changes/contract/move-order';
import type { OrderRow } from '@/lib/modules/orders/contract/order-row';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';

export type MovedRow = Pick<OrderRow, 'id' | 'tenant_id' | 'order_ref' | 'status' | 'moves'>;

/** One move of an order at a time; what was done is said with a button that takes it back, where that is possible. S2.2-164, S2.2-166. */
export function useMove(order: MovedRow, onMoved: () => void) {
  const t = useTranslations('ordersPage.moves');
  const orders = useTranslations('orders');
  const say = useUndoToast();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  /** False where another move is under way. Rejects with the server's refusal. */
  async function move(to: OrderStatus, reason = '', tracking?: MoveTracking): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    try {
      const { status: from } = order;
      const seen = { ...(isOrderStatus(from) && { from }), ...(tracking && { tracking }) };
      const moved = await moveTo(order, { to, reason, ...seen });
      const ref = order.order_ref;
      const text =
        moved.status === to ? t('moved', { ref, status: orders(`status.${to}`) }) : t('released', { ref });
      if (moved.undo_until === null) toast('success', text);
      else
        say(text, async () => {
          await takeMoveBack(order);
          onMoved();
        });
      onMoved();
      return true;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, move };
}
