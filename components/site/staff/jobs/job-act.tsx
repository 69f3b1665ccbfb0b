'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { JobActProps } from './job-dialog';

const JobDialog = dynamic(() => import('./job-dialog').then((module) => module.JobDialog), { ssr: false });

/** The button of an act on a job. S2.2-269. */
export function JobAct(props: JobActProps) {
  const t = useTranslations('jobsPanel');
  const { act, id, task } = props;
  return (
    <ActButton label={t(`${act}.button`)} accessibleName={t(`${act}.name`, { task, id })}>
      {(close) => <JobDialog {...props} onClose={close} />}
    </ActButton>
  );
}
