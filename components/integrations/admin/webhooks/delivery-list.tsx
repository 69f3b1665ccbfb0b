'use client';

import { Inbox } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { DeliveryPage } from '@/lib/modules/integrations/contract/deliveries';
import { DELIVERY_STATES } from '@/lib/modules/integrations/rules/deliveries';
import { DeliveryPanel } from './delivery-panel';
import { DeliveryTable } from './delivery-table';

interface DeliveryListProps {
  tenant: string;
  webhook: string;
  list: ListState;
  /** Null if it could not be loaded. */
  page: DeliveryPage | null;
}

/** The log of an endpoint: what was sent, what waits, what was given up. D47-3. */
export function DeliveryList({ tenant, webhook, list, page }: DeliveryListProps) {
  const t = useTranslations('webhooks.log');
  const [shown, setShown] = useState<string>();
  const deliveries = page?.deliveries ?? [];
  return (
    <>
      <ListView
        list={list}
        failed={page === null}
        filters={{
          label: t('narrow'),
          children: (
            <FilterSelect
              name="state"
              label={t('state')}
              any={t('anyState')}
              options={DELIVERY_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          ),
        }}
        rows={deliveries.length > 0 ? <DeliveryTable deliveries={deliveries} onOpen={setShown} /> : null}
        nothing={{
          icon: <Inbox aria-hidden="true" />,
          title: t('none'),
          text: t('noneText'),
          noMatch: { title: t('noMatch'), text: t('noMatchText') },
        }}
        foot={{
          label: t('pages'),
          count: t('shown', { count: deliveries.length }),
          next: page?.next_cursor ?? null,
        }}
      />
      {shown ? (
        <DeliveryPanel
          key={shown}
          params={{ tenant, webhook, delivery: shown }}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}
