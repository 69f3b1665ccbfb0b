'use client';

import { Eraser } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { useBuilder } from './builder-context';

/** The button that removes the logo's background, on all products. */
export function RemoveBackground() {
  const t = useTranslations('eventBuilder.logo');
  const { background } = useBuilder();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Eraser aria-hidden="true" className="size-4" />}
      busy={background.busy}
      busyText={t('removingBackground')}
      onClick={background.remove}
    >
      {t('removeBackground')}
    </Button>
  );
}

/** Why the background could not be removed. */
export function BackgroundProblem({ id }: { id: string }) {
  const t = useTranslations('eventBuilder.logo');
  const refused = useTranslations('uploads.refused');
  const { problem } = useBuilder().background;
  if (!problem) return null;
  const text = problem.code === 'unsaved' ? t('unsaved') : refused(problem.code, problem.values);
  return <FieldError id={id} error={text} />;
}
