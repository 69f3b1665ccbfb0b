'use client';

import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Menu } from '@/components/admin/overlay/menu';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { asksReason, isUndoable } from '@/lib/modules/orders/rules/staff-moves';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { MoveDialog } from './move-dialog';
import { useMove, type MovedRow } from './use-move';

interface MoveMenuProps {
  order: MovedRow;
  /** Only an icon, as on a card. */
  small?: boolean;
  /** It was moved, or is elsewhere by now: read it again. */
  onMoved: () => void;
}

/** The statuses to which staff can move an order by hand; nothing where there are none. S2.2-164. */
export function MoveMenu({ order, small = false, onMoved }: MoveMenuProps) {
  const t = useTranslations('ordersPage.moves');
  const orders = useTranslations('orders');
  const errors = useErrorText();
  const { busy, move } = useMove(order, onMoved);
  const [asked, ask] = useState<OrderStatus | null>(null);
  const { status } = order;

  async function moveNow(to: OrderStatus) {
    try {
      await move(to);
    } catch (failure) {
      toast('error', `${order.order_ref}: ${errors.call(failure)}`);
      onMoved();
    }
  }
  // What can be taken back needs no question, but for what asks for a reason.
  const isPlain = (to: OrderStatus) => isOrderStatus(status) && isUndoable(status, to) && !asksReason(to);
  const entries = order.moves.map((to) => ({
    id: to,
    label: orders(`status.${to}`),
    danger: to === 'cancelled',
    onAction: () => (isPlain(to) ? void moveNow(to) : ask(to)),
  }));
  if (entries.length === 0 && asked === null) return null;
  return (
    <>
      <Menu
        label={small ? t('of', { ref: order.order_ref }) : t('button')}
        {...(small && {
          icon: <ArrowLeftRight aria-hidden="true" className="size-4.5" />,
          size: 'sm' as const,
        })}
        disabled={busy}
        groups={[{ id: 'moves', entries }]}
      />
      {asked === null ? null : (
        <MoveDialog
          order={order}
          to={asked}
          busy={busy}
          move={move}
          onStale={onMoved}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
