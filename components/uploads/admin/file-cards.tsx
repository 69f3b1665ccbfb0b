'use client';

import { useTranslations } from 'next-intl';
import { Day } from '@/components/admin/day';
import { Badge } from '@/components/ui/badge';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { FileSize } from './file-size';
import { FilePicture } from './file-picture';

interface FileCardsProps {
  files: readonly LibraryFile[];
  onOpen: (file: LibraryFile) => void;
}

/** The files as cards, each with a button that opens its details. */
export function FileCards({ files, onOpen }: FileCardsProps) {
  const t = useTranslations('files');
  return (
    <ul
      aria-label={t('list')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] sm:gap-4"
    >
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <FileCard file={file} onOpen={() => onOpen(file)} />
        </li>
      ))}
    </ul>
  );
}

function FileCard({ file, onOpen }: { file: LibraryFile; onOpen: () => void }) {
  const t = useTranslations('files');
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  const { name, kind, width_px: width, height_px: height, uses, restorable_until: until } = file;
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-accent hover:border-line-strong">
      <FilePicture file={file} />
      <div className="grid content-start gap-1.5 border-t border-line p-3.5">
        <h2 className="text-base leading-snug [overflow-wrap:anywhere]">
          <button
            type="button"
            disabled={!ready}
            onClick={onOpen}
            className="line-clamp-2 text-start font-semibold after:absolute after:inset-0 after:cursor-pointer"
          >
            {name || t('untitled')}
          </button>
        </h2>
        <p className="text-[0.9375rem] text-muted">
          {t(`kinds.${kind}`)} · <FileSize bytes={file.bytes} />
          {width && height ? <span className="block">{t('pixels', { width, height })}</span> : null}
        </p>
        <p className="mt-0.5">
          {until ? (
            <span className="text-[0.9375rem] text-muted">
              {t.rich('until', { day: () => <Day at={until} /> })}
            </span>
          ) : (
            <Badge tone={uses > 0 ? 'ok' : 'neutral'}>{t('uses', { count: uses })}</Badge>
          )}
        </p>
      </div>
    </article>
  );
}
