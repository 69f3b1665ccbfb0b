'use client';

import { useEffect } from 'react';
import { onIdle } from '@/components/ui/when-idle';
import type { Locale } from '@/lib/kernel/locales';
import { registerOfflinePage } from '@/lib/modules/site/client/register-offline-page';

/** Has the browser keep the page for a lost network, once everything else is done. S2.1-81 */
export function OfflinePage({ locale }: { locale: Locale }) {
  useEffect(() => onIdle(() => registerOfflinePage(locale)), [locale]);
  return null;
}
