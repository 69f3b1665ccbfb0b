'use client';

import {
  Building2,
  CircleHelp,
  LayoutDashboard,
  ReceiptText,
  ScrollText,
  Settings,
  Shirt,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { MenuItem } from '@/lib/permissions/menu';
import { LogoutButton } from './logout-button';
import { NAVIGATION_ITEM } from './navigation-item';
import { useVisiblePath } from './use-visible-path';

type PageItem = Exclude<MenuItem, { href: null }>;

const ICONS: Record<PageItem['id'], LucideIcon> = {
  dashboard: LayoutDashboard,
  stores: Store,
  events: Store,
  orders: ReceiptText,
  clients: Building2,
  products: Shirt,
  users: Users,
  audit_logs: ScrollText,
  settings: Settings,
  faq: CircleHelp,
};

function isPage(item: MenuItem): item is PageItem {
  return item.href !== null;
}

/** The sidebar's entries from `menuFor`. S2.6-1. */
export function NavigationList({ items }: { items: readonly MenuItem[] }) {
  const t = useTranslations('admin');
  const path = useVisiblePath();
  const pages = items.filter(isPage);
  return (
    <nav aria-label={t('navigation')} className="flex min-h-full flex-col justify-between gap-6">
      <ul className="grid gap-1">
        {pages.map((item) => (
          <li key={item.id}>
            <PageLink item={item} current={path === item.href || path.startsWith(`${item.href}/`)} />
          </li>
        ))}
      </ul>
      {items.some((item) => item.href === null) ? <LogoutButton /> : null}
    </nav>
  );
}

function PageLink({ item, current }: { item: PageItem; current: boolean }) {
  const t = useTranslations();
  const Icon = ICONS[item.id];
  const newTab = 'newTab' in item;
  return (
    <Link
      href={item.href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      className={NAVIGATION_ITEM}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(item.label)}
      {newTab ? <span className="sr-only"> {t('admin.newTab')}</span> : null}
    </Link>
  );
}
