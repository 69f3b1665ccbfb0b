'use client';

import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { ProgressMeter } from '@/components/ui/progress-meter';
import { useDesigner } from './designer-context';
import type { Upload, Uploads } from './use-uploads';

/** Files being uploaded, each with its progress or error. */
export function UploadList() {
  const t = useTranslations('designer.upload');
  const { uploads } = useDesigner();
  if (!uploads) return null;
  return (
    <ul aria-label={t('list')} className="grid gap-2 px-4 py-3 empty:hidden">
      {uploads.list.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTranslations('designer.upload');
  const { key, name, problem } = upload;
  const icon = (Icon: typeof X) => <Icon aria-hidden="true" className="size-4" />;
  return (
    <li className="rounded-control border border-line bg-surface px-3 py-2">
      <div className="flex items-center gap-1">
        <span className="min-w-0 grow truncate font-semibold">{name}</span>
        {problem ? (
          <IconButton
            size="sm"
            label={t('retry', { name })}
            icon={icon(RotateCcw)}
            onClick={() => uploads.retry(key)}
          />
        ) : null}
        <IconButton
          size="sm"
          label={problem ? t('dismiss', { name }) : t('cancel', { name })}
          icon={icon(X)}
          onClick={() => uploads.remove(key)}
        />
      </div>
      {problem ? <Refusal upload={upload} /> : <Progress upload={upload} />}
    </li>
  );
}

function Refusal({ upload: { problem } }: { upload: Upload }) {
  const t = useTranslations('uploads');
  if (!problem) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-[0.9375rem] text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      <span>{t(`refused.${problem.code}`, problem.values)}</span>
    </p>
  );
}

function Progress({ upload: { name, share } }: { upload: Upload }) {
  const t = useTranslations('designer.upload');
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1">
      <ProgressMeter aria-label={t('progress', { name })} max={100} value={percent} className="h-1.5" />
      <p className="text-[0.9375rem] text-muted tabular-nums">
        {percent < 100 ? t('sending', { percent }) : t('looking')}
      </p>
    </div>
  );
}
