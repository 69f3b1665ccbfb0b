import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { buttonClasses } from '@/components/ui/button-classes';
import { dashboardFileHref } from '@/lib/modules/insights/client/dashboard-file';
import type { Block } from '@/lib/modules/insights/rules/blocks';
import { figuresQuery, type DashboardPlace } from './dashboard-place';

interface BlockPanelProps {
  place: DashboardPlace;
  block: Block;
  /** Where a file is of two panels. */
  id?: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of the dashboard: its chart with the table, and the same as a file. S2.2-86. */
export function BlockPanel({ place, block, id = block, title, hint, children, className }: BlockPanelProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const file = (
    <a
      href={dashboardFileHref(place.tenant, block, figuresQuery(place), locale)}
      download
      aria-label={t('downloadOf', { title })}
      className={buttonClasses('quiet', 'sm')}
    >
      <Download aria-hidden="true" className="size-4" />
      <span>{t('download')}</span>
    </a>
  );
  return (
    <Panel id={`block-${id}`} title={title} aside={file} className={className ?? ''}>
      <div className="grid gap-4">
        {children}
        {hint ? <p className="text-[0.9375rem] text-muted">{hint}</p> : null}
      </div>
    </Panel>
  );
}
