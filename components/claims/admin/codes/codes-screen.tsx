'use client';

import { Ticket } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { Currency } from '@/lib/kernel/money';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodesPage } from '@/lib/modules/claims/contract/list-promo-codes';
import type { CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { CODE_STATES } from '@/lib/modules/claims/rules/batch-states';
import { CodePanel } from './code-panel';
import { CodesTable } from './codes-table';

interface CodesScreenProps {
  place: CodesPlace;
  currency: Currency;
  timeZone: string;
  list: ListState;
  /** Null if it could not be loaded. */
  page: CodesPage | null;
  mayWrite: boolean;
  /** The code that the address names. */
  opened: CodeStory | null;
  /** The addresses of this list, without and with a code. */
  path: { list: string; code: string };
}

/** The codes of a batch, or of all, found in any spelling, with the panel that tells a code's story. D23, D40-7. */
export function CodesScreen({
  place,
  currency,
  timeZone,
  list,
  page,
  mayWrite,
  opened,
  path,
}: CodesScreenProps) {
  const t = useTranslations('codes');
  const router = useRouter();
  const { codes, next_cursor: next, total } = page ?? { codes: [], next_cursor: null, total: 0 };
  const hrefOf = (id: string) => `${path.code}${encodeURIComponent(id)}`;
  return (
    <>
      <ListView
        list={list}
        failed={page === null}
        filters={{
          label: t('narrowCodes'),
          search: { label: t('find'), maxLength: 64 },
          children: (
            <FilterSelect
              name="state"
              label={t('state')}
              any={t('anyState')}
              options={CODE_STATES.map((value) => ({ value, label: t(`codeStates.${value}`) }))}
            />
          ),
        }}
        rows={
          codes.length > 0 ? (
            <CodesTable codes={codes} hrefOf={hrefOf} ofAll={list.fixed === undefined} />
          ) : null
        }
        nothing={{
          icon: <Ticket aria-hidden="true" />,
          title: t('noCodes'),
          text: t('noCodesText'),
          noMatch: { title: t('noCodeFound'), text: t('noCodeFoundText') },
        }}
        foot={{ label: t('codePages'), count: t('codesShown', { count: total }), next }}
      />
      {opened ? (
        <CodePanel
          key={opened.code.id}
          place={place}
          currency={currency}
          timeZone={timeZone}
          told={opened}
          mayWrite={mayWrite}
          hrefOf={hrefOf}
          onClose={() => router.push(path.list, { scroll: false })}
        />
      ) : null}
    </>
  );
}
