'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useBuilder } from './builder-context';
import { BackgroundProblem, RemoveBackground } from './remove-background';

/** Beside the logo: that it has a background of its own, the way to remove it, and back. */
export function LogoBackgroundNote() {
  const t = useTranslations('eventBuilder.logo');
  const { background, logoColours } = useBuilder();
  const isPlain = Boolean(logoColours?.background);
  return (
    <div role="status" className="empty:hidden">
      {background.isRemoved ? (
        <p className="flex flex-wrap items-center gap-3 text-[0.9375rem]">
          {t('backgroundRemoved')}
          <Button
            variant="secondary"
            size="sm"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            onClick={background.restore}
          >
            {t('restoreBackground')}
          </Button>
        </p>
      ) : null}
      {isPlain && !background.isRemoved ? (
        <Alert tone="info" title={t('plain')} actions={<RemoveBackground />}>
          {t('plainText')}
          <BackgroundProblem id="logo-background" />
        </Alert>
      ) : null}
    </div>
  );
}
