'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SetUse } from '@/lib/modules/storefront/contract/look-sets';

/** How it is told where a set is in use: `Fjord & Fern, Summer (deleted) and 3 more`. */
export function useUses(): (use: SetUse) => string {
  const t = useTranslations('storeConfiguration.sets');
  const list = new Intl.ListFormat(useLocale());
  return ({ count, events }) => {
    const names = events.map(({ name, deleted }) => (deleted ? t('deletedEvent', { name }) : name));
    const more = count - events.length;
    return list.format(more > 0 ? [...names, t('more', { count: more })] : names);
  };
}
