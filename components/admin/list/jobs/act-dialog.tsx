'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import type { BulkAct, NewAct } from '@/lib/modules/lists/contract/bulk-act';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { useBulkAct } from '@/lib/modules/lists/client/use-bulk-act';
import { ActResult } from './act-result';
import { JobProgress } from './job-progress';

interface ActDialogProps {
  place: ListPlace;
  /** What is to be done, to which rows. */
  asked: NewAct;
  texts: {
    title: string;
    /** What it means. */
    text: string;
    confirm: string;
    /** Leaves everything as it is; needed where "Cancel" would read as the act itself. */
    keep?: string;
    /** How many were done. */
    done: (count: number) => string;
    /** Why a row could not be done, by error code; undefined for the general text of the code. */
    reason: (code: string) => string | undefined;
  };
  /** The fields of what it is done with; asked for before it starts. */
  children?: ReactNode;
  /** Whether the fields are right; asked before it starts. */
  check?: () => boolean;
  danger?: boolean;
  /** It was asked for already: it starts by itself. */
  begun?: boolean;
  /** Called once it has ended, so that the list shows the new state. */
  onEnd: (ended: BulkAct) => void;
  onClose: () => void;
}

const isOver = ({ status }: BulkAct): boolean => status === 'done' || status === 'failed';

/** Asks before an act on many rows, follows it, and says how many could not be done and why. It can be left. */
export function ActDialog(props: ActDialogProps) {
  const { place, asked, texts, children, check, danger, begun = false, onEnd, onClose } = props;
  const t = useTranslations('lists.act');
  const error = useErrorText();
  const { job, error: failure, starting, start } = useBulkAct(place, asked);
  const over = job !== null && isOver(job);
  const end = useEffectEvent(() => (job ? onEnd(job) : undefined));
  const begin = useEffectEvent(() => void start());
  useEffect(() => {
    if (over) end();
  }, [over]);
  useEffect(() => {
    if (begun) begin();
  }, [begun]);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.title}
      description={job ? undefined : texts.text}
      closeLabel={t('close')}
      footer={
        job ? (
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {texts.keep ?? t('cancel')}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={starting}
              onClick={() => (check && !check() ? undefined : void start())}
            >
              {texts.confirm}
            </Button>
          </>
        )
      }
    >
      {job ? null : children}
      {job && !over ? (
        <div className="grid gap-3">
          <JobProgress
            text={t('progress', { done: handled(job), total: job.total })}
            done={handled(job)}
            total={job.total}
          />
          <p className="text-muted">{t('leave')}</p>
        </div>
      ) : null}
      {over ? <ActResult act={job} done={texts.done(job.done)} reason={texts.reason} /> : null}
      <FormAlert error={failure ? error.call(failure) : undefined} />
    </Dialog>
  );
}

const handled = ({ done, refused }: BulkAct): number => refused.reduce((sum, { count }) => sum + count, done);
