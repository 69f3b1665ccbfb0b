import { useTranslations } from 'next-intl';
import { buttonClasses, type ButtonVariant } from '@/components/ui/button-classes';
import { BRAND } from '@/lib/kernel/brand';

/** Opens an email to the platform's people. S2.1-25. */
export function AskButton({ variant }: { variant: ButtonVariant }) {
  const t = useTranslations('marketing.ask');
  return (
    <a href={`mailto:${BRAND.supportEmail}`} className={buttonClasses(variant, 'lg')}>
      <span>{t('button')}</span>
    </a>
  );
}
