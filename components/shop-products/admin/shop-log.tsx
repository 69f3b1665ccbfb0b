'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagedChoice } from '@/components/admin/list/paged-choice';
import { Panel } from '@/components/admin/panel';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Skeleton } from '@/components/ui/skeleton';
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
    <Panel id="shop-log" title={t('title')}>
      <p className="mb-4 text-muted">
        {t('text')} {mayReplay ? null : t('readOnly')}
      </p>
      <CheckboxField
        label={t('failedOnly')}
        checked={failed}
        onChange={({ target }) => setFailed(target.checked)}
        className="mb-4"
      />
      <div className="grid gap-4">
        <PagedChoice
          list={{
            shown: entries?.length,
            hasMore: list.hasMore,
            loading: list.loading,
            failed: list.failed,
          }}
          onMore={list.loadMore}
          onRetry={list.retry}
          labels={{
            shown: t('shown', { count: entries?.length ?? 0 }),
            loading: t('loading'),
            failed: t('failed'),
            more: t('more'),
            retry: t('retry'),
          }}
          empty={<p className="text-muted">{t(failed ? 'noneFailed' : 'none')}</p>}
        >
          {entries ? (
            <LogTable
              entries={entries}
              currency={currency}
              replaying={mayReplay ? { tenant, onDone: list.retry } : undefined}
            />
          ) : list.failed ? null : (
            <Skeleton className="h-40" />
          )}
        </PagedChoice>
      </div>
    </Panel>
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
