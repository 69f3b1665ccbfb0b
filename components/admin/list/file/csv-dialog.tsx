'use client';

import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { useFileDrop } from '@/components/form/use-file-drop';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { FILE_CLASSES } from '@/components/ui/file-classes';

interface CsvDialogProps extends StepsProps {
  title: string;
  /** The text of the button that writes the file. */
  apply: string;
  /** The checked file may be written. */
  isReady: boolean;
  busy: boolean;
  failure: unknown;
  onApply: () => void;
  onClose: () => void;
  /** What the check has found. */
  children?: ReactNode;
}

/** The dialog of everything that is filled in as CSV: download, fill in, send, look at what was found, write. D48-1. */
export function CsvDialog(props: CsvDialogProps) {
  const { title, apply, isReady, busy, failure, onApply, onClose, children } = props;
  const t = useTranslations('lists.file');
  const text = useErrorText();
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button off={!isReady} busy={busy} busyText={t('checking')} onClick={onApply}>
            {apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FileSteps {...props} />
        <FormAlert error={failure ? text.call(failure) : undefined} />
        {children}
      </div>
    </Dialog>
  );
}

interface StepsProps {
  href: string;
  download: string;
  fill: ReactNode;
  upload: string;
  /** The file that was chosen here. */
  fileName?: string | undefined;
  /** While a file is worked on, no other is taken. */
  off?: boolean;
  onFile: (file: File) => void;
}

function FileSteps({ href, download, fill, upload, fileName, off = false, onFile }: StepsProps) {
  const t = useTranslations('lists.file');
  const id = useId();
  const { isOver, target } = useFileDrop((file) => (off ? undefined : onFile(file)));
  return (
    <ol className="grid gap-4">
      <li className="grid justify-items-start gap-2">
        <p>{download}</p>
        <a href={href} download className={buttonClasses('secondary', 'md')}>
          <Download aria-hidden="true" className="size-4.5" />
          <span>{t('downloadButton')}</span>
        </a>
      </li>
      <li className="grid gap-1">{fill}</li>
      <li
        {...target}
        className={clsx(
          'grid gap-2 rounded-card border border-dashed p-4',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <label htmlFor={id} className="font-semibold">
          {upload}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={off}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // The same file may be chosen once more after it was mended.
            event.target.value = '';
            if (chosen) onFile(chosen);
          }}
          className={FILE_CLASSES}
        />
        {fileName === undefined ? null : <p className="text-[0.9375rem] break-all text-muted">{fileName}</p>}
      </li>
    </ol>
  );
}
