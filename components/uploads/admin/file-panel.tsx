'use client';

import { useTranslations } from 'next-intl';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-picture';
import { DeletedFile } from './deleted-file';
import { DeleteFile } from './delete-file';
import { FileFacts } from './file-facts';
import type { FileMay } from './file-may';
import { FileUses } from './file-uses';
import { RenameFile } from './rename-file';
import { ReplaceFile } from './replace-file';

export interface FilePanelProps {
  target: Extract<UploadTarget, { kind: 'store' }>;
  file: LibraryFile;
  may: FileMay;
  canUpload: boolean;
  /** The file as it is after a change; null to close the panel. */
  onChange: (file: LibraryFile | null) => void;
}

/** One file: the picture, what is known of it, where it is used, and what can be done with it. */
export function FilePanel({ target, file, may, canUpload, onChange }: FilePanelProps) {
  const t = useTranslations('files');
  const { tenant } = target;
  const act = { tenant, file, onChange };
  const isDeleted = file.restorable_until !== null;
  return (
    <SidePanel
      open
      onOpenChange={(open) => (open ? undefined : onChange(null))}
      title={<span className="[overflow-wrap:anywhere]">{file.name || t('untitled')}</span>}
      closeLabel={t('close')}
    >
      <div className="grid gap-6">
        <a href={file.url} target="_blank" rel="noopener" className="block rounded-card">
          <img
            src={file.url}
            alt={t('open')}
            width={800}
            height={600}
            className="aspect-[4/3] w-full rounded-card border border-line bg-paper-deep object-contain p-3"
          />
        </a>
        <FileFacts file={file} />
        <FileUses tenant={tenant} file={file} />
        {may.update && !isDeleted ? <RenameFile {...act} /> : null}
        {may.update && !isDeleted && canUpload ? <ReplaceFile {...act} target={target} /> : null}
        {may.remove ? isDeleted ? <DeletedFile {...act} /> : <DeleteFile {...act} /> : null}
      </div>
    </SidePanel>
  );
}
