'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CsvButton } from '@/components/admin/list/file/csv-button';
import { CsvDialog } from '@/components/admin/list/file/csv-dialog';
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
      <CsvButton onClick={() => setOpen(true)}>{t('open')}</CsvButton>
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
  const richText = useTranslations('storeConfiguration.richText');
  const lang = useLocale();
  const router = useRouter();
  const { file, result, busy, failure, check, apply } = useTextsFile(place, () => {
    toast('success', t('done'));
    router.refresh();
    onClose();
  });
  return (
    <CsvDialog
      title={t('title', { language: languageName(place.language) })}
      href={textsFileHref(place, lang)}
      download={t('download')}
      fill={
        <>
          <p>{t('fill')}</p>
          <p className="text-[0.9375rem] text-muted">{richText('markdown')}</p>
        </>
      }
      upload={t('upload')}
      fileName={file?.name}
      apply={t('apply')}
      isReady={result !== null && result.error_count === 0 && result.changes > 0}
      busy={busy}
      failure={failure}
      onFile={check}
      onApply={apply}
      onClose={onClose}
    >
      {result ? <TextsFileResult result={result} /> : null}
    </CsvDialog>
  );
}
