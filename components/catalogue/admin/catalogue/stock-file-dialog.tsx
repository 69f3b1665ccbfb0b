'use client';

import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { useFileDrop } from '@/components/form/use-file-drop';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { toast } from '@/components/ui/toast';
import { FILE_CLASSES } from '@/components/ui/file-classes';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { stockFileHref } from '@/lib/modules/catalogue/client/stock';
import { StockFileResult } from './stock-file-result';
import { useStockFile } from './use-stock-file';

interface DialogProps {
  place: ProductsPlace;
  onClose: () => void;
}

/** Downloads the file, takes it back, shows what it would change or what is wrong in it, and writes it. */
export function StockFileDialog({ place, onClose }: DialogProps) {
  const t = useTranslations('eventCatalogue.file');
  const common = useTranslations('eventProducts');
  const text = useErrorText();
  const router = useRouter();
  const file = useStockFile(place, () => {
    toast('success', t('done'));
    router.refresh();
  });
  const { work, running, sending, failure } = file;
  const isReady =
    work?.status === 'checked' && work.error_count === 0 && work.stock_changes + work.price_changes > 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('close')}
          </Button>
          <Button off={!isReady} busy={sending || running} busyText={t('checking')} onClick={file.apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FileSteps place={place} off={sending || running} onFile={file.check} />
        <FormAlert error={failure ? text.call(failure) : undefined} />
        {work ? <StockFileResult place={place} work={work} /> : null}
      </div>
    </Dialog>
  );
}

interface FileStepsProps {
  place: ProductsPlace;
  /** While a file is worked on, no other is taken. */
  off: boolean;
  onFile: (file: File) => void;
}

function FileSteps({ place, off, onFile }: FileStepsProps) {
  const t = useTranslations('eventCatalogue.file');
  const lang = useLocale();
  const id = useId();
  const { isOver, target } = useFileDrop((file) => (off ? undefined : onFile(file)));
  return (
    <ol className="grid gap-4">
      <li className="grid justify-items-start gap-2">
        <p>{t('download')}</p>
        <a href={stockFileHref(place, lang)} download className={buttonClasses('secondary', 'md')}>
          <Download aria-hidden="true" className="size-4.5" />
          <span>{t('downloadButton')}</span>
        </a>
      </li>
      <li className="grid gap-2">
        <p>{t('fill')}</p>
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
          disabled={off}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // The same file may be chosen once more after it was mended.
            event.target.value = '';
            if (chosen) onFile(chosen);
          }}
          className={FILE_CLASSES}
        />
      </li>
    </ol>
  );
}
