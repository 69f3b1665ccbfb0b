'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { EditorAlerts } from './editor-alerts';
import { StorePreview } from './store-preview';
import type { Editor } from './use-editor';

/** Sticky bar: unsaved changes, preview, save button. */
export function SaveBar({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration');
  const { isDirty } = editor.form.formState;
  return (
    <div
      data-save-bar=""
      className="sticky bottom-0 z-20 -mx-4 grid gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      <EditorAlerts editor={editor} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="me-auto text-[0.9375rem] text-muted">
          {isDirty ? t('unsaved') : t('allSaved')}
        </p>
        <div className="flex gap-3 max-sm:grow max-sm:[&>*]:grow">
          <PreviewButton editor={editor} />
          {isDirty ? (
            <Button variant="quiet" onClick={editor.discard} className="max-sm:hidden">
              {t('discard')}
            </Button>
          ) : null}
          <SubmitButton busy={editor.busy} off={!isDirty && !editor.conflict && !editor.busy}>
            {t('save')}
          </SubmitButton>
        </div>
      </div>
    </div>
  );
}

/** Shown where there is no room for the preview beside the fields. */
function PreviewButton({ editor }: { editor: Editor }) {
  const t = useTranslations('storeConfiguration.preview');
  const ui = useTranslations('ui');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Eye aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
        className="xl:hidden"
      >
        {t('show')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('title')} closeLabel={ui('close')}>
        <div role="img" aria-label={t('description')} tabIndex={0} className="rounded-card">
          <StorePreview editor={editor} />
        </div>
      </Dialog>
    </>
  );
}
