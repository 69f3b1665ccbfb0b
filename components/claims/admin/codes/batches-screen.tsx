'use client';

import { Plus, Ticket } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { Button } from '@/components/ui/button';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { BatchesPage } from '@/lib/modules/claims/contract/code-batches';
import { BATCH_STATES } from '@/lib/modules/claims/rules/batch-states';
import type { BatchValues } from './batch-values';
import { BatchesTable } from './batches-table';
import { FindCode } from './find-code';

// Calendar and form are loaded when a batch is begun.
const BatchPanel = dynamic(() => import('./batch-panel').then((module) => module.BatchPanel), { ssr: false });

interface BatchesScreenProps {
  place: CodesPlace;
  timeZone: string;
  list: ListState;
  /** Null if it could not be loaded. */
  page: BatchesPage | null;
  mayWrite: boolean;
  /** The form of a new one is open from the start, for codes of this kind. */
  startsNew: BatchValues['kind'] | null;
}

/** An event's batches of codes, the way to one code, and the panel that makes a batch. D40. */
export function BatchesScreen({ place, timeZone, list, page, mayWrite, startsNew }: BatchesScreenProps) {
  const t = useTranslations('codes');
  const [adding, setAdding] = useState(startsNew !== null);
  const { batches, next_cursor: next, total } = page ?? { batches: [], next_cursor: null, total: 0 };
  return (
    <>
      <FindCode slug={place.slug} />
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
              options={BATCH_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          ),
        }}
        rows={
          batches.length > 0 ? (
            <BatchesTable place={place} batches={batches} timeZone={timeZone} mayWrite={mayWrite} />
          ) : null
        }
        nothing={{
          icon: <Ticket aria-hidden="true" />,
          title: t('empty'),
          text: t(mayWrite ? 'emptyText' : 'emptyReadOnly'),
          noMatch: { title: t('noneFound'), text: t('noneFoundText') },
        }}
        foot={{ label: t('pages'), count: t('shown', { count: total }), next }}
      >
        {mayWrite ? (
          <div>
            <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setAdding(true)}>
              {t('new')}
            </Button>
          </div>
        ) : null}
      </ListView>
      {adding ? (
        <BatchPanel
          place={place}
          timeZone={timeZone}
          deliversTo={page?.delivers_to ?? null}
          kind={startsNew ?? 'single'}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
