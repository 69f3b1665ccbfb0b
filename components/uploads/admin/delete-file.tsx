'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { deleteFile, restoreFile } from '@/lib/modules/uploads/client/library';
import type { FileActProps } from './file-act';

function useDeletion({ tenant, file, onChange }: FileActProps) {
  const t = useTranslations('files');
  const router = useRouter();
  const text = useErrorText();
  const undo = useUndoToast();
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  async function remove(): Promise<void> {
    setState({ busy: true });
    try {
      await deleteFile(tenant, file);
      undo(t('delete.done', { name: file.name || t('untitled') }), async () => {
        await restoreFile(tenant, file);
        router.refresh();
      });
      onChange(null);
      router.refresh();
    } catch (error) {
      setState({ busy: false, failure: text.call(error) });
    }
  }
  return { ...state, remove };
}

/** Deletes a file that nothing uses, after its name was typed; of one in use it says that it must be removed first. */
export function DeleteFile(props: FileActProps) {
  const { file } = props;
  const t = useTranslations('files');
  const [open, setOpen] = useState(false);
  const { busy, failure, remove } = useDeletion(props);
  if (file.uses > 0) {
    return <p className="border-t border-line pt-4 text-muted">{t('delete.inUse')}</p>;
  }
  return (
    <div className="border-t border-line pt-4">
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('delete.title')}
      </Button>
      <ConfirmByName
        open={open}
        onOpenChange={setOpen}
        title={t('delete.title')}
        description={t('delete.text')}
        name={file.name || t('untitled')}
        confirmLabel={t('delete.submit')}
        onConfirm={() => void remove()}
        busy={busy}
        error={failure}
      />
    </div>
  );
}
