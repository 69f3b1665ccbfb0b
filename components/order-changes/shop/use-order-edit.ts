'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStorePrice } from '@/components/ui/store-price';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { fromWire } from '@/lib/kernel/money';
import { freshOrder } from './fresh-order';

/** Sends a change based on the given version of the order. */
type EditCall = (version: string) => Promise<OrderPage>;

export interface OrderEdit {
  /** Message after a successful save. */
  saved: string;
  /** Message if somebody else saved first; typed values stay. */
  notice: string | undefined;
  /** Resolves to true if saved; rejects on any error other than a conflict. */
  mend(call: EditCall): Promise<boolean>;
  forget(): void;
}

/** Changes a linked order: after a conflict it shows the newer order, after a save the updated one. */
export function useOrderEdit({ order, show }: LinkedOrder): OrderEdit {
  const t = useTranslations('orderPage');
  const price = useStorePrice();
  const [saved, setSaved] = useState('');
  const [notice, setNotice] = useState<string>();
  async function mend(call: EditCall): Promise<boolean> {
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
