'use client';

import { useTranslations } from 'next-intl';
import { Button, type ButtonProps } from '@/components/ui/button';

/** A form's main button: while busy it keeps its place and says 'processing, please wait' (SPEC 2.7) to screen readers. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busyText'>) {
  const t = useTranslations('forms');
  return <Button {...props} type="submit" busyText={t('processing')} />;
}
