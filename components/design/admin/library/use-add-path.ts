'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import type { NewPath } from '@/lib/modules/design/rules/edit/edit-state';
import { useDesigner } from '../panels/designer-context';

/** Adds a shape or a drawing and opens its settings. */
export function useAddPath(): (path: NewPath) => void {
  const t = useTranslations('designer.library');
  const { editor, library, openSettings } = useDesigner();
  return (path) => {
    if (!editor.dispatch({ type: 'add-path', path })) return toast('error', t('full'));
    openSettings();
    library.added();
  };
}
