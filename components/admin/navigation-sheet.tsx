'use client';

import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { MenuItem } from '@/lib/permissions/menu';
import { NavigationList } from './navigation-list';
import { SidePanel } from './overlay/side-panel';
import { useNavigationOpen } from './use-navigation-open';

interface NavigationSheetProps {
  items: readonly MenuItem[];
  /** Shown at the bottom: who is logged in. */
  children: ReactNode;
}

/** The navigation on small screens: toggled by its button, closed on every route change. S2.5-6, S2.6-6, S9-22. */
export function NavigationSheet({ items, children }: NavigationSheetProps) {
  const t = useTranslations();
  const [open, setOpen] = useNavigationOpen();
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <IconButton
        label={t('admin.openNavigation')}
        aria-expanded={open}
        aria-haspopup="dialog"
        icon={<Menu aria-hidden="true" className="size-5.5" />}
        disabled={!ready}
        onClick={() => setOpen(!open)}
        className="-ms-2.5 lg:hidden"
      />
      <SidePanel
        open={open}
        onOpenChange={setOpen}
        side="start"
        title={t('admin.menu')}
        closeLabel={t('admin.closeNavigation')}
        footer={<div className="me-auto min-w-0">{children}</div>}
      >
        <NavigationList items={items} />
      </SidePanel>
    </>
  );
}
