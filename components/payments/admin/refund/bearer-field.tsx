'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { BRAND } from '@/lib/kernel/brand';

interface BearerFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Puts the refund of a made order at the platform’s cost; for staff. D36-9. */
export function BearerField({ checked, onChange }: BearerFieldProps) {
  const t = useTranslations('ordersPage.refund');
  const brand = BRAND.name;
  return (
    <CheckboxField
      label={t('byPlatform', { brand })}
      hint={t('byPlatformText', { brand })}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
