import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ListState } from '@/components/admin/list/list-state';
import { sortProps } from '@/components/admin/list/sort-props';
import { Moment } from '@/components/admin/moment';
import { ProductLock } from '@/components/catalogue/admin/product-lock';
import { productsHref } from '@/components/catalogue/admin/products-href';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { StaffProduct } from '@/lib/modules/catalogue/contract/list-all-products';
import { PrintCheck } from './print-check';

interface ProductsTableProps {
  products: readonly StaffProduct[];
  list: ListState;
  mayLock: boolean;
}

/** Table of the products of all clients with status, print check and lock. */
export function ProductsTable({ products, list, mayLock }: ProductsTableProps) {
  const t = useTranslations('staffProducts');
  return (
    <Table caption={t('list')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('product')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('client')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('statusLabel')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('printCheck')}</HeaderCell>
        <SortCell {...sortProps(list, 'updated_at')} className="max-lg:hidden">
          {t('changed')}
        </SortCell>
        {mayLock ? (
          <HeaderCell>
            <span className="sr-only">{t('action')}</span>
          </HeaderCell>
        ) : null}
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <ProductRow
            key={`${product.tenant_id} ${product.product_id}`}
            product={product}
            mayLock={mayLock}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function ProductRow({ product, mayLock }: { product: StaffProduct; mayLock: boolean }) {
  const { event, tenant_id: tenant } = product;
  const place = event && { tenant, slug: event.slug, product: product.product_id };
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <NameOf product={product} />
        <span className="mt-1.5 grid justify-items-start gap-1.5 md:hidden">
          <ClientOf product={product} />
          <StatusOf product={product} />
        </span>
        <span className="mt-1.5 block lg:hidden">
          <PrintCheck result={product.print_check} />
        </span>
      </Cell>
      <Cell className="max-md:hidden">
        <ClientOf product={product} />
      </Cell>
      <Cell className="max-md:hidden">
        <StatusOf product={product} />
      </Cell>
      <Cell className="max-lg:hidden">
        <PrintCheck result={product.print_check} />
      </Cell>
      <Cell className="max-lg:hidden">
        <Moment at={product.updated_at} currency="GBP" ofPlatform />
      </Cell>
      {mayLock ? (
        <Cell align="end">{place ? <ProductLock place={place} product={product} /> : null}</Cell>
      ) : null}
    </tr>
  );
}

function NameOf({ product }: { product: StaffProduct }) {
  const t = useTranslations('staffProducts');
  const { event, name, code, preview, event_count: count } = product;
  return (
    <span className="flex max-w-[26rem] gap-3">
      {preview === null ? null : (
        <img
          src={preview}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-control bg-paper-deep object-contain p-1"
        />
      )}
      <span className="min-w-0">
        {event ? (
          <Link
            href={productsHref(event.slug, { product: product.product_id })}
            prefetch={false}
            className="inline-block min-h-6 font-semibold [overflow-wrap:anywhere] text-accent underline underline-offset-2 hover:text-accent-dark"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        )}
        <span className="block text-[0.9375rem] [overflow-wrap:anywhere] text-muted">{code}</span>
        <span className="block text-[0.9375rem] [overflow-wrap:anywhere] text-muted">
          {event ? t('inEvent', { name: event.name, others: count - 1 }) : t('inNoEvent')}
        </span>
      </span>
    </span>
  );
}

function ClientOf({ product }: { product: StaffProduct }) {
  return (
    <Link
      href={`/products?${new URLSearchParams({ tenant: product.tenant_id })}`}
      prefetch={false}
      className="inline-block min-h-6 max-w-[16rem] break-words text-accent underline underline-offset-2 hover:text-accent-dark"
    >
      {product.tenant_name}
    </Link>
  );
}

function StatusOf({ product }: { product: StaffProduct }) {
  const t = useTranslations('staffProducts');
  const { status, locked, lock_reason: reason } = product;
  return (
    <span className="grid justify-items-start gap-1.5">
      <StatusPill tone={status === 'active' ? 'ok' : 'neutral'}>{t(`status.${status}`)}</StatusPill>
      {locked ? (
        <span className="flex max-w-[16rem] items-start gap-1.5 text-[0.9375rem] break-words">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {reason === null ? t('lock.yes') : t('lockedFor', { reason })}
        </span>
      ) : null}
    </span>
  );
}
