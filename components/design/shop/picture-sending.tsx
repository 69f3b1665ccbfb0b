'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ProgressMeter } from '@/components/ui/progress-meter';
import type { PictureUpload } from './use-picture-upload';

/** Progress of an upload, with a cancel button. */
export function PictureSending({
  upload,
  onCancel,
}: {
  upload: PictureUpload & { state: 'sending' };
  onCancel(): void;
}) {
  const t = useTranslations('ownPicture');
  const percent = Math.round(upload.share * 100);
  return (
    <div className="grid min-w-0 grow gap-1.5">
      <p className="truncate font-semibold">{upload.name}</p>
      <ProgressMeter
        aria-label={t('progress', { name: upload.name })}
        max={100}
        value={percent}
        className="h-1.5"
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-[0.9375rem] text-muted tabular-nums">
          {percent < 100 ? t('sending', { percent }) : t('looking')}
        </p>
        <Button
          variant="quiet"
          size="sm"
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
