'use client';

import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Sheet } from '@/components/ui/sheet';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { MenuItem } from '@/lib/permissions/menu';
import { NavigationList } from './navigation-list';
import { useNavigationOpen } from './use-navigation-open';

interface NavigationSheetProps {
  items: readonly MenuItem[];
  /** Shown at its foot: who is logged in. */
  children: ReactNode;
}

/** The small screen's navigation: opens and closes by its button, closes on every change of page. SPEC 2.5, 2.6, 9. */
export function NavigationSheet({ items, children }: NavigationSheetProps) {
  const t = useTranslations();
  const [open, setOpen] = useNavigationOpen();
  // Before the script runs a press would be lost.
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
      <Sheet
        open={open}
        onOpenChange={setOpen}
        side="start"
        title={t('admin.menu')}
        closeLabel={t('admin.closeNavigation')}
        footer={children}
      >
        <NavigationList items={items} />
      </Sheet>
    </>
  );
}
