'use client';

import { Check, Pencil, Plus, Save, Trash2, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Menu, type MenuGroup } from '@/components/admin/overlay/menu';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { useViews } from '@/lib/modules/lists/client/use-views';
import type { SavedView } from '@/lib/modules/lists/contract/saved-view';
import { useList } from '../list-context';
import { useStoredText } from '../stored-text';
import type { ChosenColumns } from '../table/use-columns';
import { changeTo, contentOf, isShown } from './view-content';
import { ViewDialog } from './view-dialog';
import { useRemoveView } from './use-remove-view';

interface ViewMenuProps {
  place: ListPlace;
  columns: ChosenColumns;
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
  const entryOf = (view: SavedView) => ({
    id: view.id,
    label: view.name,
    ...(isShown(view, content) ? { icon: Check } : view.shared ? { icon: Users } : {}),
    onAction: () => open(view),
  });
  const mine = known.filter(({ shared }) => !shared).map(entryOf);
  const shared = known.filter((view) => view.shared).map(entryOf);
  const changeable = opened?.can_change ? opened : undefined;
  const acts = [
    ...(changeable && !isShown(changeable, content)
      ? [
          {
            id: 'update',
            label: t('update', { name: changeable.name }),
            icon: Save,
            onAction: () => void update(changeable),
          },
        ]
      : []),
    { id: 'new', label: t('saveNew'), icon: Plus, onAction: () => setNaming('new') },
    ...(changeable
      ? [
          {
            id: 'rename',
            label: t('rename', { name: changeable.name }),
            icon: Pencil,
            onAction: () => setNaming(changeable),
          },
          {
            id: 'remove',
            label: t('remove', { name: changeable.name }),
            icon: Trash2,
            danger: true,
            onAction: () => void remove(changeable),
          },
        ]
      : []),
  ];
  const groups: MenuGroup[] = [
    ...(mine.length > 0 ? [{ id: 'mine', title: t('mine'), entries: mine }] : []),
    ...(shared.length > 0 ? [{ id: 'shared', title: t('shared'), entries: shared }] : []),
    { id: 'acts', entries: acts },
  ];
  return (
    <>
      <Menu label={opened?.name ?? t('label')} size="sm" groups={groups} />
      {naming ? (
        <ViewDialog
          view={naming === 'new' ? null : naming}
          canShare={views.list?.can_share ?? false}
          onSave={async (named) => {
            const saved =
              naming === 'new'
                ? await views.create({ ...content, ...named })
                : await views.change(naming, named);
            setOpened(saved.id);
            toast('success', t('saved', { name: saved.name }));
          }}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </>
  );
}
