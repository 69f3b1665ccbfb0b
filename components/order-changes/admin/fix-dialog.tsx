'use client';

import { useId, type ReactNode } from 'react';
import useSWR from 'swr';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

/** What a form of the dialog gets. */
interface FixForm<Read> {
  id: string;
  from: Read;
  /** Reads again, after somebody else has changed it. */
  reread: () => Promise<Read | undefined>;
  onDone: () => void;
}

interface FixDialogProps<Read> {
  /** What is read, in the browser's cache. */
  name: string;
  params: { tenant: string; order: string };
  read: () => Promise<Read>;
  texts: Readonly<Record<'title' | 'text' | 'keep' | 'save' | 'loading', string>>;
  refresh: () => void;
  onClose: () => void;
  children: (form: FixForm<Read>) => ReactNode;
}

/** Reads what of an order can be changed now, and shows the form for it. D3-24, D3-37. */
export function FixDialog<Read>(props: FixDialogProps<Read>) {
  const { name, params, read, texts, refresh, onClose, children } = props;
  const errors = useErrorText();
  const formId = useId();
  const { data, error, mutate } = useSWR<Read, Error>([name, params], read, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  function done() {
    refresh();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.keep}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={formId} disabled={!data}>
            {texts.save}
          </Button>
        </>
      }
    >
      {data ? children({ id: formId, from: data, reread: () => mutate(), onDone: done }) : null}
      {data || error ? null : (
        <p className="flex items-center gap-2.5">
          <Spinner />
          {texts.loading}
        </p>
      )}
      <FormAlert error={error && !data ? errors.call(error) : undefined} />
    </Dialog>
  );
}
