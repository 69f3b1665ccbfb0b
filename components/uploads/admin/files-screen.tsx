'use client';

import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import type { FilesPage } from '@/lib/modules/uploads/contract/list-files';
import type { FileSort } from '@/lib/modules/uploads/rules/library';
import { FileCards } from './file-cards';
import { FileFilters } from './file-filters';
import type { FileMay } from './file-may';
import { FilePanel } from './file-panel';
import { UploadFiles } from './upload-files';

const SORTS: Record<FileSort, 'newest' | 'oldest' | 'largest' | 'smallest'> = {
  '-created_at': 'newest',
  created_at: 'oldest',
  '-bytes': 'largest',
  bytes: 'smallest',
};

interface FilesScreenProps {
  event: { tenant_id: string; slug: string };
  list: ListState;
  /** Null if it could not be loaded. */
  page: FilesPage | null;
  may: FileMay;
  /** Whether pictures can be added in this event now. */
  canUpload: boolean;
  /** A file that the address names: its details are open. */
  first: LibraryFile | null;
}

/** The pictures of a tenant's library, with the details of one and the button to add some. */
export function FilesScreen({ event, list, page, may, canUpload, first }: FilesScreenProps) {
  const t = useTranslations('files');
  const [opened, setOpened] = useState(first);
  const { tenant_id: tenant, slug } = event;
  const { files, next_cursor: next } = page ?? { files: [], next_cursor: null };
  const sorts = Object.entries(SORTS).map(([value, key]) => ({ value, label: t(`sorts.${key}`) }));
  const target = { kind: 'store', tenant, slug } as const;
  return (
    <>
      <ListView
        list={list}
        failed={page === null}
        filters={{
          label: t('narrow'),
          search: { label: t('search'), maxLength: 200 },
          sort: { options: sorts, className: 'md:min-w-44' },
          children: <FileFilters event={event} />,
        }}
        rows={files.length > 0 ? <FileCards files={files} onOpen={setOpened} /> : null}
        nothing={{
          icon: <Images aria-hidden="true" />,
          title: t('empty'),
          text: t('emptyText'),
          noMatch: { title: t('noneFound'), text: t('noneFoundText') },
        }}
        foot={{ label: t('pages'), count: t('shown', { count: files.length }), next }}
      >
        {canUpload ? <UploadFiles target={target} /> : null}
      </ListView>
      {opened ? (
        <FilePanel
          key={opened.id}
          target={target}
          file={opened}
          may={may}
          canUpload={canUpload}
          onChange={setOpened}
        />
      ) : null}
    </>
  );
}
