'use client';

import { Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { Moment } from '@/components/admin/moment';
import { orderHref } from '@/components/orders/admin/order-href';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Currency } from '@/lib/kernel/money';
import type { ThanksPage } from '@/lib/modules/claims/contract/list-thanks';

interface ThanksScreenProps {
  tenant: string;
  slug: string;
  isStaff: boolean;
  currency: Currency;
  list: ListState;
  /** Null if it could not be loaded. */
  page: ThanksPage | null;
}

/** What recipients wrote to thank for their gifts, as plain text. D40-15. */
export function ThanksScreen({ tenant, slug, isStaff, currency, list, page }: ThanksScreenProps) {
  const t = useTranslations('claimsPage.thanks');
  const { thanks, next_cursor: next, total } = page ?? { thanks: [], next_cursor: null, total: 0 };
  return (
    <ListView
      list={list}
      failed={page === null}
      rows={
        thanks.length > 0 ? (
          <Table caption={t('title')} pageScrolls>
            <TableHead>
              <HeaderCell>{t('who')}</HeaderCell>
              <HeaderCell>{t('message')}</HeaderCell>
              <HeaderCell className="max-md:hidden">{t('at')}</HeaderCell>
            </TableHead>
            <TableBody>
              {thanks.map(({ order_id: id, order_ref: ref, name, message, written_at: at }) => (
                <tr key={id} className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
                  <Cell className="wrap-anywhere">
                    <span className="block font-semibold">{name}</span>
                    <Link
                      href={orderHref({ id, tenant_id: tenant }, isStaff, slug)}
                      prefetch={false}
                      className="inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline"
                    >
                      {ref}
                    </Link>
                    <Moment
                      at={at}
                      currency={currency}
                      className="block text-[0.9375rem] text-muted md:hidden"
                    />
                  </Cell>
                  <Cell className="wrap-anywhere whitespace-pre-line">{message}</Cell>
                  <Cell className="max-md:hidden md:whitespace-nowrap">
                    <Moment at={at} currency={currency} />
                  </Cell>
                </tr>
              ))}
            </TableBody>
          </Table>
        ) : null
      }
      nothing={{
        icon: <Heart aria-hidden="true" />,
        title: t('empty'),
        text: t('emptyText'),
        noMatch: { title: t('empty'), text: t('emptyText') },
      }}
      foot={{ label: t('pages'), count: t('shown', { count: total }), next }}
    />
  );
}
