'use client';

import { useTranslations } from 'next-intl';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { FilePicture } from '../file-picture';

interface ChoiceGridProps {
  files: readonly LibraryFile[];
  /** Id of the file that is being taken. */
  busy: string | null;
  onChoose: (file: LibraryFile) => void;
}

/** Pictures as buttons, each named by its file. */
export function ChoiceGrid({ files, busy, onChoose }: ChoiceGridProps) {
  const t = useTranslations('files');
  return (
    <ul
      aria-label={t('list')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
    >
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <button
            type="button"
            aria-disabled={busy !== null || undefined}
            aria-busy={busy === file.id || undefined}
            onClick={() => onChoose(file)}
            className="grid h-full w-full content-start overflow-hidden rounded-card border border-line bg-surface text-start transition-colors hover:border-accent focus-visible:border-accent aria-busy:opacity-60"
          >
            <FilePicture file={file} />
            <span className="grid gap-0.5 border-t border-line p-2.5">
              <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
                {file.name || t('untitled')}
              </span>
              <span className="text-[0.9375rem] text-muted">
                {t(`kinds.${file.kind}`)}
                {file.width_px && file.height_px ? (
                  <span className="block">
                    {t('pixels', { width: file.width_px, height: file.height_px })}
                  </span>
                ) : null}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
