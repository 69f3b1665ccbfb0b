'use client';

import { useTranslations } from 'next-intl';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { isSameValue } from '@/lib/client/drafts/same-value';
import { planOf, startedFrom } from '@/lib/modules/event-builder/client/first-draft';
import type { BuiltStore } from '@/lib/modules/event-builder/client/use-kept-store';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import type { Start } from '@/lib/modules/event-builder/rules/draft-plan';
import { useTemplateTexts } from './use-template-texts';

/** Starts over from something else; products and look that were made by hand can be brought back. */
export function useStartOver({ keeper }: BuiltStore, blanks: BuilderBlanks) {
  const t = useTranslations('eventWizard.start');
  const names = useTranslations('eventTemplates');
  const textsOf = useTemplateTexts();
  const showUndo = useUndoToast();
  const startFrom = (start: Start) => {
    const before = keeper.state().store;
    const untouched = startedFrom(planOf(before).start, textsOf, blanks)(before);
    keeper.change(startedFrom(start, textsOf, blanks));
    const { products, theme, page, type } = before;
    const isOwn = !isSameValue(
      { products, theme, page, type },
      { products: untouched.products, theme: untouched.theme, page: untouched.page, type: untouched.type },
    );
    if (!isOwn) return;
    showUndo(t('replaced', { name: names(`${start}.name`) }), async () => {
      keeper.change((now) => ({ ...before, page: { ...before.page, name: now.page.name } }));
      return Promise.resolve();
    });
  };
  return { startFrom, textsOf };
}
