import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { can, type Permission } from '@/lib/permissions/permissions';
import type { Actor } from '@/lib/permissions/roles';

/** The pages of the settings, in tab order. */
const TABS = [
  { id: 'own', href: '/settings', permission: 'settings.read' },
  { id: 'company', href: '/settings/company-details', permission: 'company.read' },
  { id: 'billing', href: '/settings/billing-account', permission: 'ledger.read' },
] as const satisfies readonly { id: string; href: string; permission: Permission }[];

interface SettingsTabsProps {
  actor: Actor;
  current: (typeof TABS)[number]['id'];
}

/** Tabs that link the pages of the settings which this role may open. S2.2-10, D3. */
export function SettingsTabs({ actor, current }: SettingsTabsProps) {
  const t = useTranslations('settings');
  const tabs = TABS.filter(({ permission }) => can(actor, permission));
  return (
    <nav aria-label={t('areas')} className="scroll-row mt-5 border-b border-line">
      <ul className="flex min-w-max gap-1">
        {tabs.map(({ id, href }) => (
          <li key={id}>
            <Link
              href={href}
              prefetch={false}
              aria-current={id === current ? 'page' : undefined}
              className={clsx(
                '-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-semibold whitespace-nowrap',
                id === current
                  ? 'border-accent text-accent'
                  : 'border-transparent text-muted hover:border-line hover:text-ink',
              )}
            >
              {t(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
