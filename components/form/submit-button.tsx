'use client';

import { useTranslations } from 'next-intl';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * A form's submit button: while busy it keeps its place and announces 'processing, please wait' (S2.7-15). Enabled only
 * after hydration, because a native submit would reload the page and lose what was typed.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busyText'>) {
  const t = useTranslations('forms');
  const type = useHydrated() ? 'submit' : 'button';
  return <Button {...props} type={type} busyText={t('processing')} />;
}
