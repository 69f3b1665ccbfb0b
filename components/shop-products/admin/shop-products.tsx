'use client';

import { Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { pushToShop } from '@/lib/modules/shop-products/client/shop-products';
import type { ShopProductsPage } from '@/lib/modules/shop-products/contract/shop-products';
import { ProductTable } from './product-table';
import { useWhileWaiting } from './use-while-waiting';

interface ShopProductsProps {
  tenant: string;
  list: ListState;
  /** Null if it could not be loaded. */
  page: ShopProductsPage | null;
  /** Whether this person may send products. */
  maySend: boolean;
}

/** A client's designed products beside their shop: chosen, sent, and put right again. S2.2-259, S4-74, S4-78. */
export function ShopProducts({ tenant, list, page, maySend }: ShopProductsProps) {
  const t = useTranslations('shopProducts');
  const { chosen, choose, send, busy, error } = useSending(tenant);
  const ready = useHydrated();
  const products = page?.products ?? [];
  useWhileWaiting(products.some(({ state }) => state === 'waiting'));
  const ids = products.map(({ product_id: id }) => id).filter((id) => chosen.has(id));
  const sending =
    maySend && page?.shop ? { chosen, onChoose: choose, busy: busy || !ready, onSend: send } : undefined;
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{ label: t('narrow'), search: { label: t('search'), maxLength: 120 } }}
      rows={products.length > 0 ? <ProductTable products={products} {...(sending && { sending })} /> : null}
      nothing={{
        icon: <Shirt aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
        noMatch: { title: t('noMatch'), text: t('noMatchText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: products.length }),
        next: page?.next_cursor ?? null,
      }}
    >
      {sending && products.length > 0 ? (
        <div className="grid justify-items-start gap-3">
          <FormAlert error={busy ? undefined : error} />
          <Button
            disabled={!ready}
            off={ids.length === 0}
            busy={busy}
            busyText={t('sending')}
            onClick={() => send(ids)}
          >
            {t('send', { count: ids.length })}
          </Button>
        </div>
      ) : null}
    </ListView>
  );
}

/** Which products are chosen, and sending them; what was sent is chosen no more. */
function useSending(tenant: string) {
  const t = useTranslations('shopProducts');
  const { busy, error, run } = useAct();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const without = (all: ReadonlySet<string>, ids: readonly string[]) =>
    new Set([...all].filter((id) => !ids.includes(id)));
  const choose = (id: string) =>
    setChosen((all) => (all.has(id) ? without(all, [id]) : new Set([...all, id])));
  async function sendNow(ids: readonly string[]) {
    const done = await run(() => pushToShop(tenant, ids), { said: t('sent', { count: ids.length }) });
    if (done) setChosen((all) => without(all, ids));
  }
  return { chosen, choose, busy, error, send: (ids: readonly string[]) => void sendNow(ids) };
}
