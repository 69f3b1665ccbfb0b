'use client';

import { useTranslations } from 'next-intl';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import type { Views } from '@/lib/modules/lists/client/use-views';
import type { SavedView } from '@/lib/modules/lists/contract/saved-view';

/** Removes a view at once; for a while it can be brought back under its name. */
export function useRemoveView(views: Views): (view: SavedView) => Promise<void> {
  const t = useTranslations('lists.views');
  const error = useErrorText();
  const showUndo = useUndoToast();
  return async (view) => {
    const { name, shared, query, sort, columns } = view;
    try {
      await views.remove(view);
      showUndo(t('removed', { name }), async () => {
        await views.create({ name, shared, query, sort, columns });
      });
    } catch (failure) {
      toast('error', error.call(failure));
    }
  };
}
