'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FileImportDialog } from '@/components/admin/list/file/file-import-dialog';
import { codeFileHref, peopleImportClient, type CodesPlace } from '@/lib/modules/claims/client/batches';
import { saveMailing, useMailing } from '@/lib/modules/claims/client/mailing';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { firstMailing, firstMailingBody, mailedWhen, type FirstMailing } from './first-mailing';
import { MailChoice } from './mail-choice';

interface DialogProps {
  place: CodesPlace;
  batch: CodeBatch;
  timeZone: string;
  onClose: () => void;
}

const COLUMNS = ['code', 'name', 'email', 'text'] as const;

/** How the people of the file are mailed: what is offered, until something else is chosen. */
function useFirstMailing({ place, batch, timeZone }: DialogProps) {
  const [chosen, choose] = useState<FirstMailing | null>(null);
  const { data: mailing } = useMailing(place, batch.id);
  if (!mailing) return { mailing: null, choice: null, body: null, when: null, choose };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const choice = chosen ?? firstMailing(batch, mailing, today);
  const when = mailedWhen(choice, mailing, new Date());
  return { mailing, choice, body: firstMailingBody(choice, mailing), when, choose };
}

/** Codes with their persons as a file that is filled in, and mailed. D40-1, D40-4. */
export function PeopleFileDialog(props: DialogProps) {
  const { place, batch, onClose } = props;
  const t = useTranslations('codes.import');
  const headers = useTranslations('codes.file');
  const lang = useLocale();
  const { mailing, choice, body, when, choose } = useFirstMailing(props);
  const client = peopleImportClient(place, batch.id);
  const columnOf = (id: string) => COLUMNS.find((one) => one === id);
  return (
    <FileImportDialog
      client={{
        ...client,
        // First how they are mailed: a file that is written then tells its job of it.
        apply: async (id) => {
          if (body !== null) await saveMailing(place, batch.id, body);
          return client.apply(id);
        },
      }}
      href={codeFileHref(place, batch.id, lang)}
      texts={{
        title: t('title'),
        download: t('download'),
        upload: t('upload'),
        apply: when === null ? t('apply') : t(`applyAndMail.${when}`),
        done: when === null ? t('done') : t(`doneAndMail.${when}`),
      }}
      fill={
        <>
          <p>{t('fill')}</p>
          <p className="text-[0.9375rem] text-muted">{t('fillHint')}</p>
        </>
      }
      changes={({ created, updated }) => created + updated}
      summary={({ rows_total: rows, created, updated }) =>
        t('summary', { rows: rows ?? 0, created, updated })
      }
      columnText={(id) => {
        const column = columnOf(id);
        return column ? headers(column) : id;
      }}
      problemText={(code) => t(`errors.${code}`)}
      noteText={(_code, count) => t('unsubscribed', { count })}
      choices={
        mailing ? <MailChoice mailing={mailing} choice={choice} lang={lang} onChange={choose} /> : null
      }
      onClose={onClose}
    />
  );
}
