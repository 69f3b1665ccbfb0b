'use client';

import { Images, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { PagedChoice } from '@/components/admin/list/paged-choice';
import { FormAlert } from '@/components/form/form-alert';
import { Dialog } from '@/components/admin/overlay/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/text-field';
import type { Pages } from '@/lib/client/use-pages';
import { UnreadablePicture } from '@/lib/modules/uploads/client/measured-picture';
import { useLibrary } from '@/lib/modules/uploads/client/use-library';
import type { FilesPage } from '@/lib/modules/uploads/contract/list-files';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { FILE_NAME_LENGTH } from '@/lib/modules/uploads/rules/library';
import { ChoiceGrid } from './choice-grid';

interface LibraryDialogProps {
  tenant: string;
  onChoose: (file: LibraryFile) => Promise<void> | void;
  onClosed: () => void;
}

/** Waits for what a choice sets off, and keeps the dialog open where that failed. */
function useChoosing({ onChoose, onClosed }: Pick<LibraryDialogProps, 'onChoose' | 'onClosed'>) {
  const t = useTranslations('fileChoice');
  const files = useTranslations('files');
  const [state, setState] = useState<{ busy: string | null; failure?: string }>({ busy: null });

  async function choose(file: LibraryFile): Promise<void> {
    if (state.busy !== null) return;
    setState({ busy: file.id });
    try {
      await onChoose(file);
      onClosed();
    } catch (error) {
      const key = error instanceof UnreadablePicture ? 'unreadable' : 'notLoaded';
      setState({ busy: null, failure: t(key, { name: file.name || files('untitled') }) });
    }
  }
  return { ...state, choose };
}

/** The pictures of the tenant's library, by name; one is chosen with a press. S2.2-74. */
export function LibraryDialog({ tenant, onChoose, onClosed }: LibraryDialogProps) {
  const t = useTranslations('fileChoice');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const library = useLibrary(tenant, search);
  const { busy, failure, choose } = useChoosing({ onChoose, onClosed });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClosed()}
      title={t('title')}
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        <TextField
          type="search"
          label={t('search')}
          maxLength={FILE_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormAlert error={failure} />
        <Found library={library} search={search}>
          {(files) => <ChoiceGrid files={files} busy={busy} onChoose={(file) => void choose(file)} />}
        </Found>
      </div>
    </Dialog>
  );
}

interface FoundProps {
  library: Pages<FilesPage>;
  search: string;
  children: (files: readonly LibraryFile[]) => ReactNode;
}

/** What the library answers: pictures, none, or why they do not come. */
function Found({ library, search, children }: FoundProps) {
  const t = useTranslations('fileChoice');
  const files = library.pages?.flatMap((page) => page.files);
  const empty =
    search === '' ? (
      <EmptyState icon={<Images aria-hidden="true" />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    ) : (
      <EmptyState icon={<Search aria-hidden="true" />} title={t('noneFound')}>
        {t('noneFoundText')}
      </EmptyState>
    );
  return (
    <PagedChoice
      list={{ ...library, shown: files?.length }}
      onMore={library.loadMore}
      onRetry={library.retry}
      labels={{
        shown: t('shown', { count: files?.length ?? 0 }),
        loading: t('loading'),
        failed: t('failed'),
        more: t('more'),
        retry: t('retry'),
      }}
      empty={empty}
    >
      {children(files ?? [])}
    </PagedChoice>
  );
}
