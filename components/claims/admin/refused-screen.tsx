'use client';

import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { Moment } from '@/components/admin/moment';
import { orderHref } from '@/components/orders/admin/order-href';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Currency } from '@/lib/kernel/money';
import type { RefusedClaim, RefusedPage } from '@/lib/modules/claims/contract/list-refused';
import { REFUSAL_REASONS } from '@/lib/modules/claims/rules/refusal-reasons';

interface RefusedScreenProps {
  tenant: string;
  slug: string;
  isStaff: boolean;
  currency: Currency;
  list: ListState;
  /** Null if it could not be loaded. */
  page: RefusedPage | null;
}

/** The tries that an event refused, each with its true reason, which its recipient is not told. D22-5. */
export function RefusedScreen({ tenant, slug, isStaff, currency, list, page }: RefusedScreenProps) {
  const t = useTranslations('claimsPage.refusedTries');
  const { refusals, next_cursor: next, total } = page ?? { refusals: [], next_cursor: null, total: 0 };
  const options = REFUSAL_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  const hrefOf = (id: string) => orderHref({ id, tenant_id: tenant }, isStaff, slug);
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        children: <FilterSelect name="reason" label={t('reason')} any={t('anyReason')} options={options} />,
      }}
      rows={
        refusals.length > 0 ? (
          <Table caption={t('title')} pageScrolls>
            <TableHead>
              <HeaderCell>{t('at')}</HeaderCell>
              <HeaderCell>{t('reason')}</HeaderCell>
              <HeaderCell className="max-md:hidden">{t('code')}</HeaderCell>
            </TableHead>
            <TableBody>
              {refusals.map((refusal) => (
                <RefusedRow
                  key={refusal.id}
                  refusal={refusal}
                  slug={slug}
                  currency={currency}
                  hrefOf={hrefOf}
                />
              ))}
            </TableBody>
          </Table>
        ) : null
      }
      nothing={{
        icon: <ShieldCheck aria-hidden="true" />,
        title: t('empty'),
        text: t('emptyText'),
        noMatch: { title: t('noneFound'), text: t('noneFoundText') },
      }}
      foot={{ label: t('pages'), count: t('shown', { count: total }), next }}
    />
  );
}

interface RowProps {
  refusal: RefusedClaim;
  slug: string;
  currency: Currency;
  hrefOf: (order: string) => string;
}

function RefusedRow({ refusal, slug, currency, hrefOf }: RowProps) {
  const t = useTranslations('claimsPage.refusedTries');
  const { at, reason, code } = refusal;
  return (
    <tr className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
      <Cell className="md:whitespace-nowrap">
        <Moment at={at} currency={currency} />
      </Cell>
      <Cell>
        <span className="font-semibold">{t(`reasons.${reason}`)}</span>
        <RefusalFacts refusal={refusal} hrefOf={hrefOf} />
        {code ? (
          <span className="mt-1 block md:hidden">
            <CodeLink slug={slug} code={code} />
          </span>
        ) : null}
      </Cell>
      <Cell className="max-md:hidden">{code ? <CodeLink slug={slug} code={code} /> : '–'}</Cell>
    </tr>
  );
}

/** To the code's story, where it can be issued anew. */
function CodeLink({ slug, code: { id, code } }: { slug: string; code: NonNullable<RefusedClaim['code']> }) {
  return (
    <Link
      href={`/events/${encodeURIComponent(slug)}/codes/all?code=${encodeURIComponent(id)}`}
      prefetch={false}
      className="inline-flex min-h-6 items-center font-semibold break-all text-accent underline-offset-2 hover:underline"
    >
      {code}
    </Link>
  );
}

/** Whom the try matched, or what was out of stock. */
function RefusalFacts({ refusal, hrefOf }: Pick<RowProps, 'refusal' | 'hrefOf'>) {
  const t = useTranslations('claimsPage');
  const { matches, earlier, variant } = refusal;
  const orderLink = (ref: ReactNode) =>
    earlier ? (
      <Link
        href={hrefOf(earlier.order_id)}
        prefetch={false}
        className="inline-flex min-h-6 items-center font-semibold text-accent underline-offset-2 hover:underline"
      >
        {ref}
      </Link>
    ) : (
      ref
    );
  return (
    <span className="block text-[0.9375rem] text-muted">
      {matches.length > 0 ? (
        <span className="block">{matches.map((kind) => t(`kinds.${kind}`)).join(' · ')}</span>
      ) : null}
      {earlier ? (
        <span className="block">
          {t.rich('refusedTries.earlier', { ref: earlier.order_ref, link: orderLink })}
        </span>
      ) : null}
      {variant ? (
        <span className="block">
          {[variant.product, variant.colour_identifier, variant.size].filter(Boolean).join(' · ')}
        </span>
      ) : null}
    </span>
  );
}
