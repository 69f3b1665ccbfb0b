import { PackageOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** What the list says where it has no orders, and where none fits its filters. */
export function useNothing() {
  const t = useTranslations('ordersPage.empty');
  return {
    icon: <PackageOpen aria-hidden="true" />,
    title: t('title'),
    text: t('text'),
    noMatch: { title: t('noMatch'), text: t('noMatchText') },
  };
}
