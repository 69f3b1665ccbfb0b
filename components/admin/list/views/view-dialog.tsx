'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import type { SavedView } from '@/lib/modules/lists/contract/saved-view';

interface ViewDialogProps {
  /** The view to rename; null for a new one. */
  view: SavedView | null;
  canShare: boolean;
  onSave: (named: { name: string; shared: boolean }) => Promise<void>;
  onClose: () => void;
}

/** Sends the form, unless the name is missing; closes the dialog once it is saved. */
function useSave(
  named: { name: string; shared: boolean },
  onSave: ViewDialogProps['onSave'],
  onClose: () => void,
) {
  const t = useTranslations('lists.views');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function save(event: FormEvent) {
    event.preventDefault();
    const name = named.name.trim();
    if (name === '') {
      setError(t('nameMissing'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await onSave({ ...named, name });
      onClose();
    } catch (failure) {
      setError(text.call(failure));
      setBusy(false);
    }
  }
  return { busy, error, save };
}

/** Asks for a view's name, and whether it is for everyone who sees the list. */
export function ViewDialog({ view, canShare, onSave, onClose }: ViewDialogProps) {
  const t = useTranslations('lists.views');
  const formId = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const { busy, error, save } = useSave({ name, shared }, onSave, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={view ? t('rename', { name: view.name }) : t('saveNew')}
      description={t('text')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-4"
      >
        <TextField
          label={t('name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          autoFocus
          required
          onChange={(event) => setName(event.target.value)}
        />
        {canShare ? (
          <CheckboxField
            label={t('share')}
            hint={t('shareHint')}
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        ) : null}
        <FormAlert error={error} />
      </form>
    </Dialog>
  );
}
