'use client';

import { useTranslations } from 'next-intl';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * A form's main button: while busy it keeps its place and says 'processing, please wait' (SPEC 2.7) to screen readers.
 * It sends only once the script runs: the browser by itself would load the page anew and lose all that was typed.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busyText'>) {
  const t = useTranslations('forms');
  const type = useHydrated() ? 'submit' : 'button';
  return <Button {...props} type={type} busyText={t('processing')} />;
}
