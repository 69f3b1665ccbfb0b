import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { ProductLock } from '@/components/catalogue/admin/product-lock';
import { ProductHeading } from '@/components/catalogue/admin/product-heading';
import { productsHref } from '@/components/catalogue/admin/products-href';
import { ProductsScreen } from '@/components/catalogue/admin/products-screen';
import { WordsPanel } from '@/components/catalogue/admin/words-panel';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { readAnyEvent, readEvent } from '@/lib/modules/events/contract/read-event';
import { readRefusedWords } from '@/lib/modules/events/contract/refused-words';
import { listBlanks } from '@/lib/modules/catalogue/contract/list-blanks';
import { listEventProducts } from '@/lib/modules/catalogue/contract/list-products';
import { readEventProduct } from '@/lib/modules/catalogue/contract/read-product';
import { objectId } from '@/lib/contract/primitives';
import { can } from '@/lib/permissions/permissions';
import { FILE_CHOICE_MESSAGES } from '@/components/uploads/admin/choice/choice-messages';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../../../actor';
import { mayHere, whyReadOnly } from '../../../may-here';
import { pageCall } from '../../../page-call';
import { LazyWorkbench } from './lazy-workbench';
import { OpenFirstNotice } from '../../open-first';

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
}

async function ProductList({ visit, event, list }: PartProps & { list: ListState }) {
  const { slug, tenant_id: tenant, locked } = event;
  const place = { params: { tenant, slug }, token: visit.token };
  const open = visit.isStaff || !locked;
  const canAdd = mayHere(visit, tenant, 'products.write') && open;
  const [page, words, { blanks }] = await Promise.all([
    loadPage(list, pageCall(listEventProducts, { ...place, query: list.query })),
    pageCall(readRefusedWords, place),
    canAdd ? pageCall(listBlanks, place) : { blanks: [] },
  ]);
  const role = whyReadOnly(visit, tenant, 'events.update');
  return (
    <>
      <ProductHeading event={event} />
      <EventTabs event={event} current="products" />
      <OpenFirstNotice visit={visit} event={event} />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <ProductsScreen
        event={event}
        list={list}
        page={page}
        canAdd={canAdd}
        isStaff={visit.isStaff}
        blanks={blanks}
      />
      <div className="mt-8">
        <WordsPanel
          key={slug}
          place={place.params}
          first={words}
          readOnly={role ?? (open ? null : 'event_locked')}
        />
      </div>
    </>
  );
}

async function OneProduct({ visit, event, product }: PartProps & { product: string }) {
  const { slug, tenant_id: tenant } = event;
  const place = { tenant, slug, product };
  const { token } = visit;
  const role = whyReadOnly(visit, tenant, 'products.write');
  // What it costs to make is for those whose role may change it, also while they only look (D50-2).
  const readsCosts = can(visit.actor, 'products.write');
  const [first, { blanks }] = await Promise.all([
    pageCall(readEventProduct, { params: place, token }),
    readsCosts ? pageCall(listBlanks, { params: { tenant, slug }, token }) : { blanks: [] },
  ]);
  return (
    <>
      <ProductHeading
        event={event}
        product={first}
        act={can(visit.actor, 'products.lock') ? <ProductLock place={place} product={first} /> : null}
      />
      <EventTabs event={event} current="products" />
      <OpenFirstNotice visit={visit} event={event} />
      {/* Its client reads why beside the design. */}
      {visit.isStaff ? <LockNotice of={first} isStaff product /> : null}
      <LazyWorkbench
        key={product}
        place={place}
        first={first}
        blank={blanks.find(({ id }) => id === first.blank_id) ?? null}
        readOnly={role}
        canDelete={mayHere(visit, tenant, 'products.delete')}
      />
    </>
  );
}

/** An event's products, or one of them with its design; read-only for roles that may not change them (D3, D5-5). */
export default async function ProductsPage({ params, searchParams }: ProductsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('products.read');
  const { slug } = await params;
  const asked = await searchParams;
  const list = readList(listEventProducts.query, { path: productsHref(slug), params: asked });
  const { data: product } = objectId.safeParse(asked['product']);
  const [event, messages] = await Promise.all([
    findEvent(visit, slug),
    pickMessages([
      ...LIST_MESSAGES,
      ...['savedEditor', 'eventProducts', 'fibres', 'ui'],
      ...(product ? ['designer', 'preflight', 'design', 'uploads', ...FILE_CHOICE_MESSAGES] : []),
      ...(product && visit.isStaff ? ['events.acts', 'events.lock', 'events.unlock', 'events.overview'] : []),
    ] as Parameters<typeof pickMessages>[0]),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        {product ? (
          <OneProduct visit={visit} event={event} product={product} />
        ) : (
          <ProductList visit={visit} event={event} list={list} />
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
