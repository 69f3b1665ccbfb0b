'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { WaysAlert } from '@/components/admin/ways-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Loader } from '@/components/ui/loader';

interface ReadPartProps<Data> {
  read: SWRResponse<Data, Error>;
  /** What could not be loaded. */
  failed: string;
  /** A class for about as tall as what comes, so that the page doesn't jump. */
  height?: string;
  children: (data: Data) => ReactNode;
}

/** What is read of a mail, once it is there; until then a wait, or why not and trying again. S2.2-101, S2.2-335. */
export function ReadPart<Data>({ read, failed, height, children }: ReadPartProps<Data>) {
  const t = useTranslations('mailsPage');
  const text = useErrorText();
  const { data, error, isValidating, mutate } = read;
  if (data) return children(data);
  if (error && !isValidating) {
    const ways = [[t('retry'), () => mutate()]] as const;
    return <WaysAlert tone="danger" announce="alert" title={failed} text={text.call(error)} ways={ways} />;
  }
  return (
    <div className={height}>
      <Loader text={t('loading')} />
    </div>
  );
}
