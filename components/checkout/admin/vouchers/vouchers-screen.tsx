'use client';

import { Plus, TicketPercent } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { Button } from '@/components/ui/button';
import type { Currency } from '@/lib/kernel/money';
import type { VouchersPlace } from '@/lib/modules/checkout/client/vouchers';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import type { VouchersPage } from '@/lib/modules/checkout/contract/vouchers';
import { VOUCHER_CODE_LENGTH, VOUCHER_STATES } from '@/lib/modules/checkout/rules/voucher-states';
import type { VoucherMay } from './voucher-may';
import { VouchersFileButton } from './vouchers-file-button';
import { VouchersTable } from './vouchers-table';

// Calendar, form and examples are loaded when a voucher is opened.
const VoucherPanel = dynamic(() => import('./voucher-panel').then((module) => module.VoucherPanel), {
  ssr: false,
});

interface VouchersScreenProps {
  place: VouchersPlace;
  currency: Currency;
  timeZone: string;
  list: ListState;
  /** Null if it could not be loaded. */
  page: VouchersPage | null;
  may: VoucherMay;
  /** The form of a new one is open from the start. */
  startsNew: boolean;
  /** The voucher that the address names, and how it was used. */
  opened: { voucher: AdminVoucher; usage: ReactNode } | null;
  /** The addresses of this list, without and with a voucher. */
  path: { list: string; voucher: string };
}

/** An event's vouchers, with the panel that makes and changes them. S2.2-17, D41. */
export function VouchersScreen(props: VouchersScreenProps) {
  const { place, currency, list, page, may, startsNew, path } = props;
  const t = useTranslations('vouchers');
  const [adding, setAdding] = useState(startsNew);
  const { vouchers, next_cursor: next, total } = page ?? { vouchers: [], next_cursor: null, total: 0 };
  const hrefOf = (id: string) => `${path.voucher}${encodeURIComponent(id)}`;
  return (
    <>
      <ListView
        list={list}
        failed={page === null}
        filters={{
          label: t('narrow'),
          search: { label: t('search'), maxLength: VOUCHER_CODE_LENGTH },
          children: (
            <FilterSelect
              name="state"
              label={t('state')}
              any={t('anyState')}
              options={VOUCHER_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          ),
        }}
        rows={
          vouchers.length > 0 ? (
            <VouchersTable place={place} vouchers={vouchers} currency={currency} may={may} hrefOf={hrefOf} />
          ) : null
        }
        nothing={{
          icon: <TicketPercent aria-hidden="true" />,
          title: t('empty'),
          text: t('emptyText'),
          noMatch: { title: t('noneFound'), text: t('noneFoundText') },
        }}
        foot={{ label: t('pages'), count: t('shown', { count: total }), next }}
      >
        {may.write ? (
          <div className="flex flex-wrap gap-3">
            <VouchersFileButton place={place} />
            <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setAdding(true)}>
              {t('new')}
            </Button>
          </div>
        ) : null}
      </ListView>
      <OpenPanel {...props} adding={adding} onAdded={() => setAdding(false)} />
    </>
  );
}

interface OpenPanelProps extends VouchersScreenProps {
  adding: boolean;
  onAdded: () => void;
}

/** The form of a new voucher, or of the one that the address names. */
function OpenPanel({ place, currency, timeZone, may, opened, path, adding, onAdded }: OpenPanelProps) {
  const router = useRouter();
  const panel = { place, currency, timeZone };
  if (adding) return <VoucherPanel {...panel} voucher={null} readOnly={false} onClose={onAdded} />;
  if (!opened) return null;
  return (
    <VoucherPanel
      key={`${opened.voucher.id} ${opened.voucher.updated_at}`}
      {...panel}
      voucher={opened.voucher}
      readOnly={!may.write}
      usage={opened.usage}
      onClose={() => router.push(path.list, { scroll: false })}
    />
  );
}
