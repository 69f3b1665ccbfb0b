'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import { Alert } from '@/components/ui/alert';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { IdentitySection } from '../identity-section';
import { LivePreview } from '../live-preview';
import { StoreSaveBar } from '../save-bar';
import { SetsButton } from '../sets/sets-button';
import { useFollowSets } from '../sets/use-follow-sets';
import { EDITOR_ID, useEditor, type EditedStore } from '../use-editor';
import { FontPairsSection } from './font-pairs-section';
import { IconSection } from './icon-section';
import { LogoColoursSection } from './logo-colours-section';
import { ShareSection } from './share-section';

interface BrandingEditorProps {
  store: EditedStore;
  first: Configuration;
  /** Why nothing can be changed here: the role, or a lock (D3, D5); null if it can. */
  readOnly: 'role' | 'locked' | 'not_opened' | null;
  /** Everyone can open the store. */
  isOpen: boolean;
}

/** A store's name, logo, share picture and icon, and the look that follows from its logo. S2.2-35. */
export function BrandingEditor({ first, ...props }: BrandingEditorProps) {
  // A set that was changed elsewhere is what editing begins from.
  const [base, setBase] = useState(first);
  return <BrandingForm key={base.version} first={base} onReplaced={setBase} {...props} />;
}

interface BrandingFormProps extends BrandingEditorProps {
  onReplaced: (configuration: Configuration) => void;
}

function BrandingForm({ store, first, readOnly, isOpen, onReplaced }: BrandingFormProps) {
  const t = useTranslations('storeConfiguration');
  const editor = useEditor(store, first, 'branding');
  const onChanged = useFollowSets(store, editor, onReplaced);
  const manage = (kind: 'colours' | 'fonts') =>
    readOnly ? null : <SetsButton kind={kind} place={{ store, editor, onChanged }} />;
  return (
    <form
      id={EDITOR_ID}
      method="post"
      onSubmit={editor.onSubmit}
      noValidate
      aria-label={t('branding.title')}
      className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] xl:items-start"
    >
      <div className="grid min-w-0 gap-5">
        {readOnly && readOnly !== 'not_opened' ? (
          <Alert tone="info">{t(`readOnly.${readOnly}`)}</Alert>
        ) : null}
        <RestoredNotice editor={editor.editing} />
        <fieldset disabled={readOnly !== null} className="grid min-w-0 gap-5">
          <IdentitySection editor={editor} />
          <LogoColoursSection editor={editor} store={store} manage={manage('colours')} />
          <FontPairsSection editor={editor} manage={manage('fonts')} />
          <ShareSection editor={editor} store={store} isOpen={isOpen} />
          <IconSection editor={editor} />
        </fieldset>
        {readOnly ? null : <StoreSaveBar editor={editor} slug={store.slug} />}
      </div>
      <aside aria-label={t('preview.title')} className="sticky top-22 hidden gap-2 xl:grid">
        <LivePreview editor={editor} slug={store.slug} first="desktop" />
      </aside>
    </form>
  );
}
