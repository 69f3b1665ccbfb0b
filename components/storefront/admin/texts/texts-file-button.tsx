'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckedFileDialog } from '@/components/admin/list/file/checked-file-dialog';
import { CsvButton } from '@/components/admin/list/file/csv-button';
import { importTexts, textsFileHref, type TextsPlace } from '@/lib/modules/storefront/client/event-texts';
import { TEXT_COLUMNS, type TextColumn } from '@/lib/modules/storefront/rules/texts/texts-file';
import { languageName } from './language-name';

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

const isColumn = (id: string): id is TextColumn => TEXT_COLUMNS.some((one) => one === id);

/** An event's translations as a file that a translator fills in. D48-18. */
function TextsFileDialog({ place, onClose }: DialogProps) {
  const t = useTranslations('eventTexts.file');
  const richText = useTranslations('storeConfiguration.richText');
  const lang = useLocale();
  return (
    <CheckedFileDialog
      send={(bytes, dryRun) => importTexts(place, bytes, dryRun)}
      href={textsFileHref(place, lang)}
      texts={{
        title: t('title', { language: languageName(place.language) }),
        download: t('download'),
        upload: t('upload'),
        apply: t('apply'),
        done: t('done'),
      }}
      fill={
        <>
          <p>{t('fill')}</p>
          <p className="text-[0.9375rem] text-muted">{richText('markdown')}</p>
        </>
      }
      changes={({ changes }) => changes}
      summary={({ rows, changes }) => t('summary', { rows, changes })}
      columnText={(id) => (isColumn(id) ? t(`columns.${id}`) : id)}
      problemText={(code) => t(`errors.${code}`)}
      onClose={onClose}
    />
  );
}
