'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { untilText } from '@/lib/modules/site/client/until-text';
import { watchNotices } from '@/lib/modules/site/client/watch-notices';
import { maintenanceUntil } from '@/lib/modules/site/rules/platform-notice';

/** On the page of an outage: when the maintenance ends that staff have announced; nothing where it is none. S2.2-283. */
export function AwayUntil() {
  const t = useTranslations('errorPages.away');
  const locale = useLocale();
  const [until, setUntil] = useState<Date | null>(null);
  useEffect(() => watchNotices((notices, at) => setUntil(maintenanceUntil(notices, at))), []);
  return (
    <p role="status" className="font-semibold">
      {until ? t('until', { time: untilText(until, locale) }) : null}
    </p>
  );
}
