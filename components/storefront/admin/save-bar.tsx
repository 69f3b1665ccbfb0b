'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { StoreConfigurationError } from '@/lib/modules/storefront/client/store-configuration';
import { LivePreview } from './live-preview';
import { useDescribeConfig } from './use-describe-config';
import type { Editor } from './use-editor';

/** Why the save failed: an unusable answer, or what the form was told; undefined while a new login is needed. */
function useFailureText({ editing, formError }: Editor): string | null | undefined {
  const t = useTranslations('storeConfiguration');
  const { status, failure } = editing;
  if (status === 'lost') return undefined;
  if (status === 'failed' && failure instanceof StoreConfigurationError)
    return t(`failure.${failure.failure}`);
  return formError ?? null;
}

interface StoreSaveBarProps {
  editor: Editor;
  slug: string;
  /** More acts beside the preview. */
  children?: ReactNode;
}

/** Sticky bar: unsaved changes, undo, versions, preview, save. */
export function StoreSaveBar({ editor, slug, children }: StoreSaveBarProps) {
  const { editing, configuration, busy } = editor;
  const describe = useDescribeConfig(configuration);
  const failureText = useFailureText(editor);
  const actions = (
    <>
      {children}
      <PreviewButton editor={editor} slug={slug} />
    </>
  );
  return (
    <SaveBar editor={editing} busy={busy} actions={actions} sticky>
      <EditorNotices editor={editing} describe={describe} failureText={failureText} />
    </SaveBar>
  );
}

/** Shown where there is no room for the preview beside the fields. */
function PreviewButton({ editor, slug }: { editor: Editor; slug: string }) {
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
      <Dialog open={open} onOpenChange={setOpen} title={t('title')} closeLabel={ui('close')} size="lg">
        <LivePreview editor={editor} slug={slug} first="phone" />
      </Dialog>
    </>
  );
}
