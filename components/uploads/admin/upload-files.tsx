'use client';

import { ImageUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { PictureButton } from '@/components/design/admin/panels/picture-button';
import { useUploads, type Upload, type Uploads } from '@/components/design/admin/panels/use-uploads';
import { IconButton } from '@/components/ui/icon-button';
import { ProgressMeter } from '@/components/ui/progress-meter';
import { toast } from '@/components/ui/toast';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-picture';

/** Adds pictures to the library; each file shows its progress, or why it was refused. */
export function UploadFiles({ target }: { target: UploadTarget }) {
  const t = useTranslations('files');
  const router = useRouter();
  const uploads = useUploads(target, () => {
    toast('success', t('added', { count: 1 }));
    router.refresh();
  });
  if (!uploads) return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PictureButton
          multiple
          variant="primary"
          size="md"
          icon={<ImageUp aria-hidden="true" className="size-4.5" />}
          onFiles={uploads.add}
        >
          {t('upload')}
        </PictureButton>
        <p className="text-[0.9375rem] text-muted">{t('uploadHint')}</p>
      </div>
      <ul className="grid gap-2 empty:hidden">
        {uploads.list.map((upload) => (
          <UploadRow key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </div>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTranslations('files');
  const refused = useTranslations('uploads');
  const { key, name, problem, share } = upload;
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface px-3 py-2">
      <div className="grid min-w-0 grow gap-1">
        {problem ? (
          <p role="alert" className="[overflow-wrap:anywhere] text-danger">
            {t('failed', { name, reason: refused(`refused.${problem.code}`, problem.values) })}
          </p>
        ) : (
          <>
            <p className="truncate">{t('sending', { name })}</p>
            <ProgressMeter
              aria-label={t('sending', { name })}
              max={100}
              value={Math.round(share * 100)}
              className="h-1.5"
            />
          </>
        )}
      </div>
      <IconButton
        size="sm"
        label={t('dismiss', { name })}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={() => uploads.remove(key)}
      />
    </li>
  );
}
