'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStorePrice } from '@/components/ui/store-price';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { fromWire } from '@/lib/kernel/money';
import { freshOrder } from './fresh-order';

/** Sends a change of the order as the page shows it. */
type MendCall = (version: string) => Promise<OrderPage>;

export interface Mend {
  /** Said once a change is saved. */
  saved: string;
  /** Why it was not, when somebody else was quicker; what was typed stays. */
  notice: string | undefined;
  /** True once it is saved. Rejects with what else stands in its way. */
  mend(call: MendCall): Promise<boolean>;
  forget(): void;
}

/** A change of a linked order: the newer one is shown when another tab was quicker, the fresh one when it is saved. */
export function useMend({ order, show }: LinkedOrder): Mend {
  const t = useTranslations('orderPage');
  const price = useStorePrice();
  const [saved, setSaved] = useState('');
  const [notice, setNotice] = useState<string>();
  async function mend(call: MendCall): Promise<boolean> {
    setNotice(undefined);
    setSaved('');
    try {
      const fresh = await call(order.version);
      const back = fromWire(order.total_store_price) - fromWire(fresh.total_store_price);
      show(fresh);
      setSaved(back > 0 ? t('savedRefund', { amount: price(back) }) : t('saved'));
      return true;
    } catch (error) {
      const fresh = freshOrder(error);
      if (!fresh) throw error;
      show(fresh);
      setNotice(t('changedKeep'));
      return false;
    }
  }
  function forget() {
    setNotice(undefined);
    setSaved('');
  }
  return { saved, notice, mend, forget };
}
