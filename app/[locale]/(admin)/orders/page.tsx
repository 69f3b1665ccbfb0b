import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { listHref, type ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { LinkButton } from '@/components/ui/link-button';
import { mayDoWithOrders } from '@/components/orders/admin/bulk/may-do';
import { BoardSkeleton } from '@/components/orders/admin/board/board-skeleton';
import { OrdersScreen } from '@/components/orders/admin/orders-screen';
import { ViewToggle } from '@/components/orders/admin/view-toggle';
import { exportParams } from '@/lib/modules/lists/contract/list-export';
import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { now } from '@/lib/kernel/clock';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';
import { OrdersBoard } from './orders-board';
import { readAround } from './read-around';

interface OrdersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

interface OrdersProps {
  visit: Visit;
  list: ListState;
  known: string | undefined;
}

const TEXTS = [...LIST_MESSAGES, 'ordersPage', 'orders', 'shipping'] as const;
const BOARD_TEXTS = ['ordersBoard'] as const;

export async function generateMetadata({ params }: OrdersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'ordersPage' });
  return { title: t('title') };
}

async function OrdersList({ visit, list, known }: OrdersProps) {
  const { token } = visit;
  const tenant = visit.isStaff ? null : visit.user.tenant_id;
  const reading: Promise<OrderPage> =
    tenant === null
      ? pageCall(listAllOrders, { query: list.query, token })
      : pageCall(listOrders, { params: { tenant }, query: list.query, token });
  const [first, around] = await Promise.all([loadPage(list, reading), readAround(visit, tenant, list)]);
  return (
    <OrdersScreen
      tenant={tenant}
      {...around}
      list={list}
      first={first}
      renderedAt={now().toISOString()}
      may={mayDoWithOrders(visit.actor)}
      known={known}
    />
  );
}

/** The list's URL, and that of the board: its columns are what the list filters by status. */
function readViews(params: SearchParams, isStaff: boolean) {
  const without = isStaff ? [] : ['tenant', 'late', 'fulfiller'];
  const { query } = listAllOrders;
  return {
    list: readList(query, { path: '/orders', params, without }),
    board: readList(query, {
      path: '/orders?view=board',
      params,
      without: [...without, 'status', 'stage', 'unpaid', 'cursor'],
    }),
  };
}

/** The orders as a list or as a board: a client's own; for staff those of all tenants or the selected one (D2-5, S2.2-161). */
export default async function OrdersPage({ params, searchParams }: OrdersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const asked = await searchParams;
  const known = exportParams.shape.export.safeParse(asked['export']).data;
  const { list, board } = readViews(asked, visit.isStaff);
  const isBoard = asked['view'] === 'board';
  const [t, cases, drafts, messages] = await Promise.all([
    getTranslations('ordersPage'),
    getTranslations('casesPage'),
    getTranslations('draftOrders'),
    pickMessages([...TEXTS, ...(isBoard ? BOARD_TEXTS : [])]),
  ]);
  return (
    <ListPage
      title={t('title')}
      detail={t('lead')}
      actions={
        <>
          <ViewToggle list={listHref(list)} board={listHref(board)} isBoard={isBoard} />
          <LinkButton href="/orders/drafts" variant="secondary">
            {drafts('title')}
          </LinkButton>
          <LinkButton href="/orders/cases" variant="secondary">
            {cases('link')}
          </LinkButton>
        </>
      }
      messages={messages}
      {...(isBoard ? { skeleton: <BoardSkeleton /> } : {})}
    >
      {isBoard ? (
        <OrdersBoard visit={visit} list={board} />
      ) : (
        <OrdersList visit={visit} list={list} known={known} />
      )}
    </ListPage>
  );
}
