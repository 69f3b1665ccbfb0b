import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { InstallEnd } from '@/lib/modules/shop-platform/rules/install-end';

const TONES = { done: 'ok', failed: 'warn', taken: 'warn', scopes: 'warn', unavailable: 'danger' } as const;

/** How the installation ended from which the merchant comes back. S4-43. */
export function InstallEnded({ end }: { end: InstallEnd }) {
  const t = useTranslations('shopInstall.ends');
  return (
    <Alert tone={TONES[end]} title={t(`${end}.title`)}>
      {t(`${end}.text`)}
    </Alert>
  );
}
