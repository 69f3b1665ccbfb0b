'use client';

import { useTranslations } from 'next-intl';
import { takesPayment } from '@/lib/modules/events/rules/event-types';
import { inEvent } from '@/lib/permissions/commands';
import type { HitKind, SearchHits } from '@/lib/modules/search/contract/search';
import type { ActInEvent, Entry, EntryGroup } from './entries';
import { iconOf } from './icons';

/** Lists that can show all hits of a kind, by the same text. */
const LISTS = { events: '/events', orders: '/orders', clients: '/clients' } as const;
const hasList = (kind: HitKind): kind is keyof typeof LISTS => kind in LISTS;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

function useHitTexts(isStaff: boolean) {
  const t = useTranslations('search');
  const menu = useTranslations('menu');
  const tenantOf = ({ tenant_name: name }: { tenant_name: string }) => (isStaff ? name : '');
  /** Staff call them events, clients stores; so do their menus. */
  const titleOf = (kind: HitKind) => (isStaff && kind === 'events' ? menu('events') : t(`groups.${kind}`));
  return { t, tenantOf, titleOf };
}

function eventEntries(hits: SearchHits, { t, tenantOf }: ReturnType<typeof useHitTexts>): Entry[] {
  return hits.events.map((hit) => ({
    id: `event-${hit.tenant_id}-${hit.slug}`,
    label: hit.name,
    detail: joined(t(`types.${hit.type}`), hit.slug, tenantOf(hit)),
    icon: iconOf('events'),
    href: `/events/${hit.slug}/overview`,
    kept: 'events',
  }));
}

function productEntries(hits: SearchHits, { tenantOf }: ReturnType<typeof useHitTexts>): Entry[] {
  return hits.products.map((hit) => ({
    id: `product-${hit.tenant_id}-${hit.id}`,
    label: hit.name,
    detail: joined(hit.code, hit.event_name, tenantOf(hit)),
    icon: iconOf('products'),
    href: `/events/${hit.event_slug}/products?${new URLSearchParams({ product: hit.id })}`,
    kept: 'products',
  }));
}

function orderEntries(
  hits: SearchHits,
  { t, tenantOf }: ReturnType<typeof useHitTexts>,
  isStaff: boolean,
): Entry[] {
  return hits.orders.map((hit) => ({
    id: `order-${hit.tenant_id}-${hit.id}`,
    label: hit.order_ref,
    detail: joined(
      hit.customer_name,
      hit.customer_email,
      hit.status === null ? t('unpaid') : '',
      hit.event_name,
      tenantOf(hit),
    ),
    icon: iconOf('orders'),
    href: `/orders/${encodeURIComponent(hit.id)}${isStaff ? `?${new URLSearchParams({ tenant: hit.tenant_id })}` : ''}`,
    kept: 'orders',
  }));
}

function codeEntries(hits: SearchHits, { t, tenantOf }: ReturnType<typeof useHitTexts>): Entry[] {
  return hits.codes.map((hit) => ({
    id: `code-${hit.tenant_id}-${hit.id}`,
    label: hit.code,
    detail: joined(t(`codes.${hit.kind}`), hit.event_name, tenantOf(hit)),
    icon: iconOf('codes'),
    href:
      hit.kind === 'voucher'
        ? `/events/${hit.event_slug}/vouchers?${new URLSearchParams({ voucher: hit.id })}`
        : `/events/${hit.event_slug}/codes/all?${new URLSearchParams({ code: hit.id })}`,
  }));
}

function fileEntries(hits: SearchHits, { t, tenantOf }: ReturnType<typeof useHitTexts>): Entry[] {
  return hits.files.map((hit) => ({
    id: `file-${hit.tenant_id}-${hit.id}`,
    label: hit.name,
    detail: joined(t('groups.files'), tenantOf(hit)),
    icon: iconOf('files'),
    href: `/events/${hit.event_slug}/files?${new URLSearchParams({ file: hit.id })}`,
    kept: 'files',
  }));
}

const clientEntries = (hits: SearchHits): Entry[] =>
  hits.clients.map(({ id, name }) => ({
    id: `client-${id}`,
    label: name,
    icon: iconOf('clients'),
    href: `/clients/${encodeURIComponent(id)}`,
    kept: 'clients',
  }));

/** What the server found, as lines of the palette; with a link to the list where there are more. */
export function useHitEntries(hits: SearchHits | null, typed: string, isStaff: boolean): EntryGroup[] {
  const texts = useHitTexts(isStaff);
  const { t } = texts;
  if (!hits) return [];
  const found: Record<HitKind, Entry[]> = {
    events: eventEntries(hits, texts),
    products: productEntries(hits, texts),
    orders: orderEntries(hits, texts, isStaff),
    codes: codeEntries(hits, texts),
    files: fileEntries(hits, texts),
    clients: clientEntries(hits),
  };
  const kinds: HitKind[] = ['events', 'products', 'orders', 'codes', 'files', 'clients'];
  return kinds.map((kind) => {
    const all: Entry[] =
      hasList(kind) && hits.more.includes(kind)
        ? [
            {
              id: `all-${kind}`,
              label: t(`all.${kind}`),
              icon: iconOf(''),
              href: `${LISTS[kind]}?${new URLSearchParams({ search: typed.trim() })}`,
            },
          ]
        : [];
    return { id: kind, title: texts.titleOf(kind), entries: [...found[kind], ...all] };
  });
}

/** The events in which an act can go on. */
export function useEventChoices(
  hits: SearchHits | null,
  { act }: ActInEvent,
  isStaff: boolean,
): EntryGroup[] {
  const texts = useHitTexts(isStaff);
  if (!hits) return [];
  const isPlace = ({ type }: SearchHits['events'][number]) =>
    (!('paidOnly' in act) || takesPayment(type)) && (!('giftsOnly' in act) || type === 'Promo');
  const places = { ...hits, events: hits.events.filter(isPlace) };
  const entries = eventEntries(places, texts).map(({ kept: _kept, ...entry }, index) => ({
    ...entry,
    href: inEvent(act.inEvent, places.events[index]?.slug ?? ''),
  }));
  return [{ id: 'events', title: texts.titleOf('events'), entries }];
}
