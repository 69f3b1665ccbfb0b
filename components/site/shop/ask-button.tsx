import { useTranslations } from 'next-intl';
import type { ButtonVariant } from '@/components/ui/button-classes';
import { LinkButton } from '@/components/ui/link-button';

/** Leads to the form by which the platform's people are written to. S2.1-25, S2.1-47. */
export function AskButton({ variant }: { variant: ButtonVariant }) {
  const t = useTranslations('marketing.ask');
  return (
    <LinkButton href="/contact" variant={variant} size="lg" prefetch={false}>
      {t('button')}
    </LinkButton>
  );
}
