'use client';

import { Check, Pencil, Plus, Save, Trash2, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Menu, type MenuGroup } from '@/components/admin/overlay/menu';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { useViews, type ViewContent } from '@/lib/modules/lists/client/use-views';
import type { SavedView } from '@/lib/modules/lists/contract/saved-view';
import { useList } from '../list-context';
import { useStoredText } from '../stored-text';
import type { ChosenColumns } from '../table/use-columns';
import { useRemoveView } from './use-remove-view';
import { changeTo, contentOf, isShown } from './view-content';
import { ViewDialog } from './view-dialog';

interface ViewMenuProps {
  place: ListPlace;
  columns: ChosenColumns;
}

interface Acts {
  update: (view: SavedView) => void;
  rename: (view: SavedView) => void;
  remove: (view: SavedView) => void;
  saveNew: () => void;
}

/** What can be done: with the view opened last, if it is the person's to change, and with what is shown. */
function useActEntries(opened: SavedView | undefined, content: ViewContent, acts: Acts) {
  const t = useTranslations('lists.views');
  const saveNew = { id: 'new', label: t('saveNew'), icon: Plus, onAction: acts.saveNew };
  if (!opened?.can_change) return [saveNew];
  const { name } = opened;
  const update = {
    id: 'update',
    label: t('update', { name }),
    icon: Save,
    onAction: () => acts.update(opened),
  };
  return [
    ...(isShown(opened, content) ? [] : [update]),
    saveNew,
    { id: 'rename', label: t('rename', { name }), icon: Pencil, onAction: () => acts.rename(opened) },
    {
      id: 'remove',
      label: t('remove', { name }),
      icon: Trash2,
      danger: true,
      onAction: () => acts.remove(opened),
    },
  ];
}

/** The views as entries of the menu, own ones apart from shared ones. */
function useViewGroups(
  views: readonly SavedView[],
  content: ViewContent,
  open: (view: SavedView) => void,
): MenuGroup[] {
  const t = useTranslations('lists.views');
  const entryOf = (view: SavedView) => ({
    id: view.id,
    label: view.name,
    ...(isShown(view, content) ? { icon: Check } : view.shared ? { icon: Users } : {}),
    onAction: () => open(view),
  });
  const mine = views.filter(({ shared }) => !shared).map(entryOf);
  const shared = views.filter((view) => view.shared).map(entryOf);
  return [
    ...(mine.length > 0 ? [{ id: 'mine', title: t('mine'), entries: mine }] : []),
    ...(shared.length > 0 ? [{ id: 'shared', title: t('shared'), entries: shared }] : []),
  ];
}

/**
 * The saved views of a list: opens one, updates the one opened last, saves what is shown as a new one. The URL stays the
 * truth; which view was opened is only remembered for this tab, so that it can be updated after a look at a row.
 */
export function ViewMenu({ place, columns }: ViewMenuProps) {
  const t = useTranslations('lists.views');
  const error = useErrorText();
  const { list, change } = useList();
  const views = useViews(place);
  const [openedId, setOpened] = useStoredText('sessionStorage', `list-view:${place.list}`);
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  const remove = useRemoveView(views);
  const content = contentOf(list, columns);
  const known = views.list?.views ?? [];
  const opened = known.find(({ id }) => id === openedId);

  function open(view: SavedView) {
    setOpened(view.id);
    columns.show(view.columns);
    change(changeTo(view, list));
  }
  async function update(view: SavedView) {
    try {
      await views.change(view, content);
      toast('success', t('updated', { name: view.name }));
    } catch (failure) {
      toast('error', error.call(failure));
    }
  }
  async function save(named: { name: string; shared: boolean }) {
    const isNew = naming === 'new' || naming === null;
    const saved = await (isNew ? views.create({ ...content, ...named }) : views.change(naming, named));
    setOpened(saved.id);
    toast('success', t('saved', { name: saved.name }));
  }
  const entries = useActEntries(opened, content, {
    update: (view) => void update(view),
    rename: setNaming,
    remove: (view) => void remove(view),
    saveNew: () => setNaming('new'),
  });
  const groups = useViewGroups(known, content, open);
  return (
    <>
      <Menu
        align="start"
        label={opened?.name ?? t('label')}
        size="sm"
        groups={[...groups, { id: 'acts', entries }]}
      />
      {naming ? (
        <ViewDialog
          view={naming === 'new' ? null : naming}
          canShare={views.list?.can_share ?? false}
          onSave={save}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </>
  );
}
