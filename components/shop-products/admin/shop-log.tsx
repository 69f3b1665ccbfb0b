'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LogPanel } from '@/components/admin/list/log-panel';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { Moment } from '@/components/admin/moment';
import { useShopLog } from '@/lib/modules/shop-platform/client/use-shop-log';
import type { ShopLogEntry } from '@/lib/modules/shop-platform/contract/sync-log';
import type { Currency } from '@/lib/kernel/money';
import { LogResult, type Replaying } from './log-result';

interface ShopLogProps {
  tenant: string;
  /** Whose zone times are in, as in the reader's other lists. */
  currency: Currency;
  mayReplay: boolean;
}

/** What a client's shop and we have told each other, newest first; what failed can be done again. S4-91, S4-93. */
export function ShopLog({ tenant, currency, mayReplay }: ShopLogProps) {
  const t = useTranslations('shopLog');
  const [failed, setFailed] = useState(false);
  const list = useShopLog(tenant, failed);
  const entries = list.pages?.flatMap((page) => page.entries);
  return (
    <LogPanel
      id="shop-log"
      title={t('title')}
      lead={[t('text'), ...(mayReplay ? [] : [t('readOnly')])].join(' ')}
      filter={{ label: t('failedOnly'), checked: failed, onChange: setFailed }}
      list={{ ...list, shown: entries?.length }}
      onMore={list.loadMore}
      onRetry={list.retry}
      labels={{
        shown: t('shown', { count: entries?.length ?? 0 }),
        loading: t('loading'),
        failed: t('failed'),
        more: t('more'),
        retry: t('retry'),
        none: t(failed ? 'noneFailed' : 'none'),
      }}
    >
      <LogTable
        entries={entries ?? []}
        currency={currency}
        replaying={mayReplay ? { tenant, onDone: list.retry } : undefined}
      />
    </LogPanel>
  );
}

interface LogTableProps extends Pick<ShopLogProps, 'currency'> {
  entries: readonly ShopLogEntry[];
  replaying: Replaying | undefined;
}

function LogTable({ entries, currency, replaying }: LogTableProps) {
  const t = useTranslations('shopLog');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeaderCell>{t('when')}</HeaderCell>
        <HeaderCell>{t('what')}</HeaderCell>
        <HeaderCell>{t('result')}</HeaderCell>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <tr key={entry.id} className="[&>td]:align-top">
            <Cell className="md:whitespace-nowrap">
              <Moment at={entry.at} currency={currency} />
            </Cell>
            <Cell>
              <span className="block font-semibold">{t(`kind.${entry.kind}`)}</span>
              <span className="block text-muted wrap-anywhere">{entry.label}</span>
            </Cell>
            <Cell>
              <LogResult entry={entry} currency={currency} {...(replaying && { replaying })} />
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
