import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Cell } from '@/components/ui/table';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import { NoLongerMadeLine } from '../no-longer-made';
import { productsHref } from '../products-href';

interface ProductCellProps {
  slug: string;
  product: EventProduct;
}

/** Picture and name, which leads to the product's design, its number, and why it is locked. */
export function ProductCell({ slug, product }: ProductCellProps) {
  const t = useTranslations('eventCatalogue');
  const { name, code, locked, lock_reason: reason, other_events: others } = product;
  return (
    <Cell className="@max-5xl:self-center @max-5xl:[grid-area:name] @5xl:min-w-52">
      <span className="flex gap-3">
        <img
          src={product.preview}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-12 shrink-0 rounded-control border border-line bg-paper-deep object-contain p-0.5"
        />
        <span className="grid min-w-0 content-start">
          <Link
            href={productsHref(slug, { product: product.product_id })}
            prefetch={false}
            className="leading-snug font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {name}
          </Link>
          <span className="text-[0.875rem] break-all text-muted">{code}</span>
          {others > 0 ? (
            <span className="text-[0.875rem] text-muted">{t('shared', { count: others })}</span>
          ) : null}
          <NoLongerMadeLine product={product} />
          {locked ? (
            <span className="flex gap-1 text-[0.875rem] [overflow-wrap:anywhere] text-warn">
              <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
              {reason ? t('lockedBecause', { reason }) : t('locked')}
            </span>
          ) : null}
        </span>
      </span>
    </Cell>
  );
}
