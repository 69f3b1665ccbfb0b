'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { NamedPalette } from '@/lib/modules/storefront/rules/palettes';
import { ApprovalsButton } from './approvals/approvals-button';
import { ColoursSection } from './colours-section';
import { FontsSection } from './fonts-section';
import { HomeSection } from './home-section';
import { IdentitySection } from './identity-section';
import { LayoutSection } from './layout-section';
import { LivePreview } from './live-preview';
import { StoreSaveBar } from './save-bar';
import { SetsButton } from './sets/sets-button';
import { useFollowSets } from './sets/use-follow-sets';
import { EDITOR_ID, useEditor, type EditedStore } from './use-editor';
import { VersionsButton } from './versions/versions-button';
import { AboutSection, ContactSection, OwnTextsSection, SocialSection } from './words-sections';

// Few have unsaved changes of an earlier visit.
const RestoredNotice = dynamic(
  () => import('@/components/admin/editor/restored-notice').then((module) => module.RestoredNotice),
  { ssr: false },
);

interface StoreEditorProps {
  store: EditedStore;
  first: Configuration;
  /** The platform's palettes, in order. */
  palettes: readonly NamedPalette[];
  /** Why nothing can be changed here: the role, or a lock (D3, D5); null if it can. */
  readOnly: 'role' | 'locked' | 'not_opened' | null;
}

/** The editor of a store's design and texts (S3.6) beside the storefront itself, which follows every change. */
export function StoreEditor({ first, ...props }: StoreEditorProps) {
  // A version that was brought back is what editing begins from.
  const [base, setBase] = useState(first);
  return <StudioForm key={base.version} first={base} onRestored={setBase} {...props} />;
}

interface StudioFormProps extends StoreEditorProps {
  onRestored: (configuration: Configuration) => void;
}

function StudioForm({ store, first, palettes, readOnly, onRestored }: StudioFormProps) {
  const t = useTranslations('storeConfiguration');
  const editor = useEditor(store, first);
  const onChanged = useFollowSets(store, editor, onRestored);
  const manage = (kind: 'colours' | 'fonts') =>
    readOnly ? null : <SetsButton kind={kind} place={{ store, editor, onChanged }} />;
  return (
    <form
      id={EDITOR_ID}
      method="post"
      onSubmit={editor.onSubmit}
      noValidate
      aria-label={t('title')}
      className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] xl:items-start"
    >
      <div className="grid min-w-0 gap-5">
        {readOnly && readOnly !== 'not_opened' ? (
          <Alert tone="info">{t(`readOnly.${readOnly}`)}</Alert>
        ) : null}
        {editor.editing.restored ? <RestoredNotice editor={editor.editing} /> : null}
        <fieldset disabled={readOnly !== null} className="grid min-w-0 gap-5">
          <ColoursSection editor={editor} palettes={palettes} manage={manage('colours')} />
          <FontsSection editor={editor} manage={manage('fonts')} />
          <LayoutSection editor={editor} />
          <IdentitySection editor={editor} />
          <HomeSection editor={editor} slug={store.slug} />
          <AboutSection editor={editor} />
          <OwnTextsSection editor={editor} />
          <ContactSection editor={editor} />
          <SocialSection editor={editor} />
        </fieldset>
        {readOnly ? null : (
          <StoreSaveBar editor={editor} slug={store.slug}>
            <ApprovalsButton store={store} editor={editor} />
            <VersionsButton store={store} editor={editor} onRestored={onRestored} />
          </StoreSaveBar>
        )}
      </div>
      <aside aria-label={t('preview.title')} className="sticky top-22 hidden gap-2 xl:grid">
        <LivePreview editor={editor} slug={store.slug} first="desktop" />
      </aside>
    </form>
  );
}
