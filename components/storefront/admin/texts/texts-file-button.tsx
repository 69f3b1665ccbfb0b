'use client';

import { clsx } from 'clsx';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { useFileDrop } from '@/components/form/use-file-drop';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { FILE_CLASSES } from '@/components/ui/file-classes';
import { toast } from '@/components/ui/toast';
import { textsFileHref, type TextsPlace } from '@/lib/modules/storefront/client/event-texts';
import { languageName } from './language-name';
import { TextsFileResult } from './texts-file-result';
import { useTextsFile } from './use-texts-file';

/** Opens the dialog for translations as CSV. */
export function TextsFileButton({ place }: { place: TextsPlace }) {
  const t = useTranslations('eventTexts.file');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileSpreadsheet aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open ? <TextsFileDialog place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface DialogProps {
  place: TextsPlace;
  onClose: () => void;
}

/** Downloads the file for a translator, takes it back, shows what it would change or what is wrong in it, and writes it. */
function TextsFileDialog({ place, onClose }: DialogProps) {
  const t = useTranslations('eventTexts.file');
  const text = useErrorText();
  const router = useRouter();
  const { file, result, busy, failure, check, apply } = useTextsFile(place, () => {
    toast('success', t('done'));
    router.refresh();
    onClose();
  });
  const isReady = result !== null && result.error_count === 0 && result.changes > 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { language: languageName(place.language) })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button off={!isReady} busy={busy} busyText={t('checking')} onClick={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FileSteps place={place} file={file} onFile={check} />
        <FormAlert error={failure ? text.call(failure) : undefined} />
        {result ? <TextsFileResult result={result} /> : null}
      </div>
    </Dialog>
  );
}

interface FileStepsProps {
  place: TextsPlace;
  file: File | null;
  onFile: (file: File) => void;
}

function FileSteps({ place, file, onFile }: FileStepsProps) {
  const t = useTranslations('eventTexts.file');
  const richText = useTranslations('storeConfiguration.richText');
  const lang = useLocale();
  const id = useId();
  const { isOver, target } = useFileDrop(onFile);
  return (
    <ol className="grid gap-4">
      <li className="grid justify-items-start gap-2">
        <p>{t('download')}</p>
        <a href={textsFileHref(place, lang)} download className={buttonClasses('secondary', 'md')}>
          <Download aria-hidden="true" className="size-4.5" />
          <span>{t('downloadButton')}</span>
        </a>
      </li>
      <li>
        <p>{t('fill')}</p>
        <p className="mt-1 text-[0.9375rem] text-muted">{richText('markdown')}</p>
      </li>
      <li
        {...target}
        className={clsx(
          'grid gap-2 rounded-card border border-dashed p-4',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <label htmlFor={id} className="font-semibold">
          {t('upload')}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // The same file may be chosen once more after it was mended.
            event.target.value = '';
            if (chosen) onFile(chosen);
          }}
          className={FILE_CLASSES}
        />
        {file ? <p className="text-[0.9375rem] break-all text-muted">{file.name}</p> : null}
      </li>
    </ol>
  );
}
