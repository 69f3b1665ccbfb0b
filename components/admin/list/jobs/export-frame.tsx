import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import type { useExport } from '@/lib/modules/lists/client/use-export';
import { ExportProgress } from './export-progress';

interface ExportFrameProps {
  place: ListPlace;
  /** The export that is shown, and how it is started. */
  made: ReturnType<typeof useExport>;
  /** An export made earlier, which is shown instead of making one. */
  known: string | undefined;
  mayStart: boolean;
  onClose: () => void;
  /** What can be chosen before it is started. */
  children?: ReactNode;
}

/** The dialog of an export: how far it is, its file, and the button that starts it. It can be left. */
export function ExportFrame({ place, made, known, mayStart, onClose, children }: ExportFrameProps) {
  const t = useTranslations('lists.export');
  const text = useErrorText();
  const { job, error, starting, start } = made;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={mayStart ? t('text') : undefined}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          {mayStart ? (
            <Button busy={starting} onClick={() => void start()}>
              {t('start')}
            </Button>
          ) : null}
        </>
      }
    >
      {job ? <ExportProgress place={place} job={job} /> : null}
      {children}
      {job === null && known !== undefined && !error ? <Skeleton className="h-24 rounded-xl" /> : null}
      <FormAlert error={error ? text.call(error) : undefined} />
    </Dialog>
  );
}
