'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { useDesigner, useScene } from './designer-context';
import { focusLayer } from './move-focus';

interface LayerRowToolsProps {
  layer: Layer;
  name: string;
  /** Whether its buttons are in the tab order. */
  isStop: boolean;
  /** Shows all buttons; otherwise only active states (locked, hidden). */
  isOpen: boolean;
}

interface RowTool {
  id: string;
  label: string;
  icon: LucideIcon;
  onUse: () => void;
  isOff?: boolean;
  isShown: boolean;
}

function useOrderTools({ layer, name, isOpen }: LayerRowToolsProps): RowTool[] {
  const t = useTranslations('designer.layers');
  const { editor } = useDesigner();
  const layers = useScene()?.layers ?? [];
  const index = layers.findIndex(({ id }) => id === layer.id);
  const isShown = isOpen && layers.length > 1;
  const move = (to: 'forward' | 'backward') => () => editor.dispatch({ type: 'order', to, ids: [layer.id] });
  return [
    {
      id: 'up',
      label: t('up', { name }),
      icon: ArrowUp,
      isOff: index === layers.length - 1,
      isShown,
      onUse: move('forward'),
    },
    {
      id: 'down',
      label: t('down', { name }),
      icon: ArrowDown,
      isOff: index === 0,
      isShown,
      onUse: move('backward'),
    },
  ];
}

function useMarkTools({ layer, name, isOpen }: LayerRowToolsProps): RowTool[] {
  const t = useTranslations('designer.layers');
  const { editor } = useDesigner();
  const layers = useScene()?.layers ?? [];
  const { id, locked = false, hidden = false } = layer;
  const ids = [id];
  const hide = () => {
    editor.dispatch({ type: 'hide', hidden: !hidden, ids });
    focusLayer(id);
  };
  const remove = () => {
    const index = layers.indexOf(layer);
    const next = layers[index - 1] ?? layers[index + 1];
    editor.dispatch({ type: 'delete', ids });
    focusLayer(next?.id);
  };
  return [
    {
      id: 'lock',
      label: locked ? t('unlock', { name }) : t('lock', { name }),
      icon: locked ? Lock : LockOpen,
      isShown: isOpen || locked,
      onUse: () => editor.dispatch({ type: 'lock', locked: !locked, ids }),
    },
    {
      id: 'hide',
      label: hidden ? t('show', { name }) : t('hide', { name }),
      icon: hidden ? EyeOff : Eye,
      isShown: isOpen || hidden,
      onUse: hide,
    },
    {
      id: 'delete',
      label: t('delete', { name }),
      icon: Trash2,
      isOff: locked,
      isShown: isOpen,
      onUse: remove,
    },
  ];
}

/** Buttons of a layer's row: reorder, lock, hide, delete. Their accessible names include the layer's name. */
export function LayerRowTools(props: LayerRowToolsProps) {
  const { isStop, isOpen } = props;
  const { readOnly } = useDesigner();
  const tools = [...useOrderTools(props), ...useMarkTools(props)];
  if (readOnly) return null;
  return (
    <div className={clsx('flex shrink-0 items-center gap-0.5 pe-1', isOpen && 'ps-8.5 pb-1')}>
      {tools
        .filter(({ isShown }) => isShown)
        .map(({ id, label, icon: Icon, isOff = false, onUse }) => (
          <IconButton
            key={id}
            size="sm"
            label={label}
            icon={<Icon aria-hidden="true" className="size-4" />}
            tabIndex={isStop ? 0 : -1}
            aria-disabled={isOff || undefined}
            onClick={isOff ? undefined : onUse}
            className="aria-disabled:opacity-35"
          />
        ))}
    </div>
  );
}
