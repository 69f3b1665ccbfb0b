'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { JobActProps } from './job-dialog';

const JobDialog = dynamic(() => import('./job-dialog').then((module) => module.JobDialog), { ssr: false });

/** The button of an act on a job. S2.2-269. */
export function JobAct(props: JobActProps) {
  const t = useTranslations('jobsPanel');
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  const { act, id, task } = props;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        aria-label={t(`${act}.name`, { task, id })}
        onClick={() => setOpen(true)}
      >
        {t(`${act}.button`)}
      </Button>
      {open ? <JobDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
