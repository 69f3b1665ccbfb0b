import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { productPath } from '@/lib/modules/storefront/rules/store-place';
import { EventStatusPill } from '@/components/events/admin/event-status-pill';
import { BackLink } from '@/components/admin/list/back-link';
import { PageHeader } from '@/components/admin/page-header';
import { productsHref } from './products-href';

interface ProductHeadingProps {
  event: EventSummary;
  /** Absent on the list of all products. */
  product?: EventProductDetail;
  /** Staff's act on the product. */
  act?: ReactNode;
}

/** The product's public path, or null while it has none: only events of type Store have pages for single products. */
function publicPath({ slug, status, event_type: { type } }: EventSummary, product: EventProductDetail) {
  if (type !== 'Store' || status !== 'Active' || product.status !== 'active') return null;
  return productPath({ slug }, product);
}

/** The event's orders that have this product. */
const ordersOf = ({ slug }: EventSummary, { product_id: id }: EventProductDetail): string =>
  `/events/${slug}/orders?product=${id}`;

/** Heading of the list or of one product, with links back and to the store. */
export function ProductHeading({ event, product, act }: ProductHeadingProps) {
  const t = useTranslations('eventProducts');
  const detail = (
    <span className="flex flex-wrap items-center gap-3">
      {event.name}
      <EventStatusPill status={event.status} />
    </span>
  );
  if (!product) return <PageHeader title={t('title')} detail={detail} />;
  const path = publicPath(event, product);
  const link = path ? (
    <a href={path} target="_blank" rel="noopener" className={buttonClasses('secondary', 'md')}>
      <span>{t('open')}</span>
      <ExternalLink aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{t('newTab')}</span>
    </a>
  ) : null;
  return (
    <>
      <BackLink path={productsHref(event.slug)} label={t('back')} />
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{product.name}</span>}
        detail={detail}
        actions={
          <>
            {act}
            <a href={ordersOf(event, product)} className={buttonClasses('quiet', 'md')}>
              {t('orders')}
            </a>
            {link}
          </>
        }
      />
    </>
  );
}
