'use client';

import { Pipette } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ContrastNotes } from '../contrast-notes';
import { Section } from '../section';
import { useEditedConfig } from '../use-edited-config';
import type { EditedStore, Editor } from '../use-editor';
import { useLogoColours } from './use-logo-colours';

// Loaded when colours were found.
const FoundColours = dynamic(() => import('./found-colours').then((module) => module.FoundColours), {
  loading: () => null,
});

interface LogoColoursSectionProps {
  editor: Editor;
  store: EditedStore;
  manage: ReactNode;
}

/** Colours that are found in the logo, and three colour sets made from them. Applied to the form; an undo takes it back. */
export function LogoColoursSection({ editor, store, manage }: LogoColoursSectionProps) {
  const t = useTranslations('storeConfiguration.branding.colours');
  const { customLogo, colourSet } = useEditedConfig(editor.form.control);
  const { found, busy, failure, find } = useLogoColours(store);
  const hasLogo = customLogo.blob !== undefined || customLogo.url !== '';
  return (
    <Section id="logo-colours" title={t('title')} hint={t('hint')}>
      {hasLogo ? (
        <Button
          variant="secondary"
          icon={<Pipette aria-hidden="true" className="size-4.5" />}
          busy={busy}
          onClick={() => void find(customLogo.blob)}
          className="w-fit"
        >
          {t('find')}
        </Button>
      ) : (
        <p>{t('noLogo')}</p>
      )}
      {failure === null ? null : (
        <Alert tone="danger" announce="alert">
          {failure}
        </Alert>
      )}
      <div role="status" className="grid gap-5 empty:hidden">
        {found ? <FoundColours found={found} editor={editor} /> : null}
      </div>
      <ContrastNotes colours={colourSet} />
      {manage}
    </Section>
  );
}
