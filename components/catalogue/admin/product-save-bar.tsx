'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SaveProblemAlert } from './product-alerts';
import type { ProductEditor } from './use-product-editor';

/** Sticky bar below the design: unsaved changes, errors, save button. */
export function ProductSaveBar({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts');
  const forms = useTranslations('forms');
  const { dirty, busy, problem } = editor;
  const wrong = Object.keys(editor.errors).length > 0;
  return (
    <div
      data-save-bar=""
      className="low-static sticky bottom-0 z-20 -mx-4 grid gap-3 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      <SaveProblemAlert editor={editor} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="me-auto text-[0.9375rem] text-muted">
          {wrong ? t('mend') : dirty ? t('unsaved') : t('allSaved')}
        </p>
        <div className="flex gap-3 max-sm:grow max-sm:[&>*]:grow">
          {dirty ? (
            <Button variant="quiet" onClick={editor.discard}>
              {t('discard')}
            </Button>
          ) : null}
          <Button
            busy={busy}
            busyText={forms('processing')}
            off={!dirty && !busy && problem === null}
            onClick={() => void editor.save()}
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
