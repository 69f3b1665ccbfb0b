import { useTranslations } from 'next-intl';
import { PageTabs } from '@/components/admin/page-tabs';
import { can, type Permission } from '@/lib/permissions/permissions';
import type { Actor } from '@/lib/permissions/roles';

/** The pages of the settings, in tab order. */
const TABS = [
  { id: 'own', href: '/settings', permission: 'settings.read' },
  { id: 'company', href: '/settings/company-details', permission: 'company.read' },
  { id: 'shop', href: '/settings/shopify', permission: 'shop_platform.read' },
  { id: 'billing', href: '/settings/billing-account', permission: 'ledger.read' },
  { id: 'privacy', href: '/settings/privacy', permission: 'privacy.read' },
  { id: 'mails', href: '/settings/mails', permission: 'mails.read' },
  { id: 'log', href: '/settings/log', permission: 'log.read' },
  { id: 'api', href: '/settings/api', permission: 'integrations.read' },
  { id: 'webhooks', href: '/settings/webhooks', permission: 'integrations.read' },
  { id: 'permissions', href: '/settings/super-admin-panel', permission: 'super_admin_panel.read' },
  { id: 'jobs', href: '/settings/super-admin-panel/jobs', permission: 'super_admin_panel.read' },
  { id: 'switches', href: '/settings/super-admin-panel/switches', permission: 'super_admin_panel.read' },
  { id: 'mailTexts', href: '/settings/super-admin-panel/mails', permission: 'super_admin_panel.read' },
  { id: 'banners', href: '/settings/super-admin-panel/notices', permission: 'super_admin_panel.read' },
  { id: 'looks', href: '/settings/super-admin-panel/looks', permission: 'super_admin_panel.read' },
  { id: 'shipping', href: '/settings/super-admin-panel/shipping', permission: 'super_admin_panel.read' },
  { id: 'holidays', href: '/settings/super-admin-panel/holidays', permission: 'super_admin_panel.read' },
  { id: 'messages', href: '/settings/super-admin-panel/messages', permission: 'site_messages.read' },
] as const satisfies readonly { id: string; href: string; permission: Permission }[];

interface SettingsTabsProps {
  actor: Actor;
  current: (typeof TABS)[number]['id'];
}

/** Tabs that link the pages of the settings which this role may open. S2.2-10, D3. */
export function SettingsTabs({ actor, current }: SettingsTabsProps) {
  const t = useTranslations('settings');
  const tabs = TABS.filter(({ permission }) => can(actor, permission));
  const links = tabs.map(({ id, href }) => ({ href, text: t(id), isCurrent: id === current }));
  return <PageTabs label={t('areas')} tabs={links} />;
}
