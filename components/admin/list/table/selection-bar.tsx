'use client';

import { X, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Menu } from '@/components/admin/overlay/menu';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { MAX_NAMED_IDS } from '@/lib/modules/lists/rules/limits';
import { namesTooMany, selectedCount, selectsAll } from './selection';
import type { RowSelection } from './use-selection';

interface RowsAct {
  id: string;
  label: string;
  icon: LucideIcon;
  onAct: () => void;
}

interface SelectionBarProps {
  selection: RowSelection;
  /** How many rows match. */
  total: number;
  acts: readonly RowsAct[];
}

/** As many acts have a button of their own; the rest are in a menu. */
const PROMOTED = 2;

/** What is selected and what can be done with it; stays in view while the rows scroll. */
export function SelectionBar({ selection: { selection, step }, total, acts }: SelectionBarProps) {
  const t = useTranslations('lists.selection');
  const count = selectedCount(selection, total);
  const isEverything = selectsAll(selection, total);
  const tooMany = namesTooMany(selection);
  const possible = tooMany ? [] : acts;
  const rest = possible.slice(PROMOTED);
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? t('count', { count }) : ''} {tooMany ? t('tooMany', { max: MAX_NAMED_IDS }) : null}
      </p>
      {count > 0 ? (
        <div className="sticky top-[6.9rem] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-accent-tint bg-accent-soft px-3 py-2 max-md:top-16">
          <IconButton
            label={t('clear')}
            icon={<X aria-hidden="true" className="size-4.5" />}
            size="sm"
            onClick={() => step({ type: 'clear' })}
          />
          <p className="font-semibold tabular-nums">{t('count', { count })}</p>
          {isEverything ? null : (
            <Button variant="quiet" size="sm" onClick={() => step({ type: 'all' })}>
              {t('all', { count: total })}
            </Button>
          )}
          <div className="flex grow flex-wrap justify-end gap-2">
            {possible.slice(0, PROMOTED).map(({ id, label, icon: Icon, onAct }) => (
              <Button
                key={id}
                variant="secondary"
                size="sm"
                icon={<Icon aria-hidden="true" className="size-4.5" />}
                onClick={onAct}
              >
                {label}
              </Button>
            ))}
            {rest.length > 0 ? (
              <Menu
                label={t('more')}
                size="sm"
                groups={[
                  {
                    id: 'acts',
                    entries: rest.map(({ id, label, icon, onAct }) => ({ id, label, icon, onAction: onAct })),
                  },
                ]}
              />
            ) : null}
          </div>
          {tooMany ? (
            <p className="w-full px-1 text-[0.9375rem]">{t('tooMany', { max: MAX_NAMED_IDS })}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
