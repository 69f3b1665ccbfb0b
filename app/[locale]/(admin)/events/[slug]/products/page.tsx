import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { PageBody } from '@/components/admin/page-body';
import { ProductHeading } from '@/components/catalogue/admin/product-heading';
import { productsHref, type ProductsQuery } from '@/components/catalogue/admin/products-href';
import { ProductsScreen } from '@/components/catalogue/admin/products-screen';
import { WordsPanel } from '@/components/catalogue/admin/words-panel';
import { ApiError } from '@/lib/client/api-error';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { readAnyEvent, readEvent } from '@/lib/modules/events/contract/read-event';
import { readRefusedWords } from '@/lib/modules/events/contract/refused-words';
import { listEventProducts } from '@/lib/modules/catalogue/contract/list-products';
import { readEventProduct } from '@/lib/modules/catalogue/contract/read-product';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../../../actor';
import { pageCall } from '../../../page-call';
import { LazyWorkbench } from './lazy-workbench';
import { readProductsQuery, type SearchParams } from './read-query';

interface ProductsPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ProductsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'eventProducts' });
  return { title: t('title') };
}

/** Staff find any event by its slug, a client its own; otherwise 404. */
function findEvent({ user, token, isStaff }: Visit, slug: string): Promise<EventSummary> {
  return isStaff || !user.tenant_id
    ? pageCall(readAnyEvent, { params: { slug }, token })
    : pageCall(readEvent, { params: { tenant: user.tenant_id, slug }, token });
}

interface PartProps {
  visit: Visit;
  event: EventSummary;
  query: ProductsQuery;
}

async function ProductList({ visit, event, query }: PartProps) {
  const { slug, tenant_id: tenant, locked } = event;
  const { status, cursor } = query;
  const asked = { params: { tenant, slug }, query: { status, cursor }, token: visit.token };
  const [page, words] = await Promise.all([
    pageCall(listEventProducts, asked).catch((error: unknown) => {
      // An invalid cursor: show the first page.
      if (error instanceof ApiError && error.status === 422 && cursor)
        redirect(productsHref(slug, { status }));
      throw error;
    }),
    pageCall(readRefusedWords, { params: asked.params, token: visit.token }),
  ]);
  const open = visit.isStaff || !locked;
  const canAdd = can(visit.actor, 'products.write') && open;
  const mayChange = can(visit.actor, 'events.update');
  return (
    <>
      <ProductHeading event={event} />
      <EventTabs slug={slug} current="products" />
      <ProductsScreen event={event} page={page} query={query} canAdd={canAdd} />
      <div className="mt-8">
        <WordsPanel
          key={slug}
          place={asked.params}
          first={words}
          readOnly={!mayChange ? 'role' : open ? null : 'event_locked'}
        />
      </div>
    </>
  );
}

async function OneProduct({ visit, event, product }: Omit<PartProps, 'query'> & { product: string }) {
  const { slug, tenant_id: tenant } = event;
  const place = { tenant, slug, product };
  const first = await pageCall(readEventProduct, { params: place, token: visit.token });
  return (
    <>
      <ProductHeading event={event} product={first} />
      <EventTabs slug={slug} current="products" />
      <LazyWorkbench
        key={product}
        place={place}
        first={first}
        canWrite={can(visit.actor, 'products.write')}
        canDelete={can(visit.actor, 'products.delete')}
      />
    </>
  );
}

/** An event's products, or one of them with its design; read-only for roles that may not change them (D3, D5-5). */
export default async function ProductsPage({ params, searchParams }: ProductsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('products.read');
  const { slug } = await params;
  const query = readProductsQuery(await searchParams);
  const { product } = query;
  const [event, messages] = await Promise.all([
    findEvent(visit, slug),
    pickMessages([
      ...['admin', 'savedEditor', 'eventProducts', 'ui', 'errors', 'forms'],
      ...(product ? ['designer', 'preflight', 'design', 'uploads'] : []),
    ] as Parameters<typeof pickMessages>[0]),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        {product ? (
          <OneProduct visit={visit} event={event} product={product} />
        ) : (
          <ProductList visit={visit} event={event} query={query} />
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
