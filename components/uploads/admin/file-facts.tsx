import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Day } from '@/components/admin/day';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { FileSize } from './file-size';

/** What is known of a file: kind, size, pixels, and who added it when and where. */
export function FileFacts({ file }: { file: LibraryFile }) {
  const t = useTranslations('files');
  const { width_px: width, height_px: height, added_by: by, event } = file;
  return (
    <dl aria-label={t('facts.label')} className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
      <Fact name={t('facts.kind')}>{t(`kinds.${file.kind}`)}</Fact>
      <Fact name={t('facts.size')}>
        <FileSize bytes={file.bytes} />
      </Fact>
      <Fact name={t('facts.pixels')}>
        {width && height ? t('pixels', { width, height }) : t('unknownPixels')}
      </Fact>
      <Fact name={t('facts.added')}>
        <Day at={file.created_at} />
      </Fact>
      {by ? <Fact name={t('facts.by')}>{by}</Fact> : null}
      {event ? <Fact name={t('facts.for')}>{event.name}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
