import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { HomeLink } from '@/components/ui/home-link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { UserBadge } from '@/components/ui/user-badge';
import type { User } from '@/lib/modules/accounts/contract/user';
import { BRAND } from '@/lib/kernel/brand';
import type { MenuItem } from '@/lib/permissions/menu';
import { AccountMenu } from './account-menu';
import { NavigationSheet } from './navigation-sheet';

interface AdminHeaderProps {
  user: User;
  /** The name of the user's tenant; null for staff. */
  company: string | null;
  items: readonly MenuItem[];
  /** The search, between the mark and what is the person's. */
  children: ReactNode;
}

/** The top bar of every page for logged-in users: navigation button, search, language, account menu (S2.5-4, S2.7). */
export function AdminHeader({ user, company, items, children }: AdminHeaderProps) {
  const t = useTranslations('admin');
  const site = useTranslations('site');
  const ui = useTranslations('ui');
  const roles = useTranslations('roles');
  const badge = <UserBadge name={user.name} detail={roles(user.role)} />;
  return (
    <header className="low-static sticky top-0 z-30 border-b border-line bg-surface">
      <div className="flex h-16 items-center px-2.5 sm:gap-2 sm:px-6">
        <NavigationSheet items={items}>{badge}</NavigationSheet>
        <HomeLink href="/dashboard" label={t('toDashboard', { brand: BRAND.name })} />
        {user.superadmin === 1 ? (
          <Badge tone="accent" className="ms-2 max-sm:hidden">
            {t('staff')}
          </Badge>
        ) : null}
        <div className="ms-auto flex shrink-0 items-center sm:gap-3">
          {children}
          <LanguageSwitch label={ui('language')} failedText={site('languageFailed')} />
          <AccountMenu user={user} company={company} />
        </div>
      </div>
    </header>
  );
}
