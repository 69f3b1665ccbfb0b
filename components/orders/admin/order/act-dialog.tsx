'use client';

import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Dialog } from '@/components/admin/overlay/dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

interface ActDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** The button that leaves all as it is, and the one that acts. */
  keep: string;
  act: string;
  busyText: string;
  /** Said once it is done. */
  done: string;
  run: () => Promise<void>;
}

/** Asks before an act on an order; what went wrong is said in the dialog, which then stays open. */
export function ActDialog({ open, onClose, title, text, keep, act, busyText, done, run }: ActDialogProps) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await run();
      onClose();
      toast('success', done);
    } catch (failure) {
      setError(errorText.call(failure));
    } finally {
      setBusy(false);
    }
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {keep}
      </Button>
      <Button busy={busy} busyText={busyText} onClick={() => void confirm()}>
        {act}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={text}
      closeLabel={keep}
      footer={footer}
    >
      <FormAlert error={error} />
    </Dialog>
  );
}
