'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { KeptColourSet, KeptFontSet, LookSets } from '@/lib/modules/storefront/contract/look-sets';
import { SetSample } from './set-sample';
import { useDeleteSet } from './use-delete-set';
import { useUses } from './use-uses';

interface SetsListProps {
  kind: 'colours' | 'fonts';
  tenant: string;
  sets: LookSets;
  /** Those that cannot change now. */
  held: readonly string[];
  /** Null for a new one. */
  onEdit: (id: string | null) => void;
  onChanged: () => void;
}

/** The sets of a kind, each with its sample and where it is in use. */
export function SetsList({ kind, tenant, sets, held, onEdit, onChanged }: SetsListProps) {
  const t = useTranslations('storeConfiguration.sets');
  const { busy, refusal, remove } = useDeleteSet(tenant, onChanged);
  const shown = kind === 'colours' ? sets.colour_sets : sets.font_sets;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44ch] text-muted">{t('lead')}</p>
        <Button size="sm" icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => onEdit(null)}>
          {t(kind === 'colours' ? 'colours.add' : 'fonts.add')}
        </Button>
      </div>
      {held.length > 0 ? <Alert tone="info">{t('held')}</Alert> : null}
      {refusal ? (
        <Alert tone="danger" announce="alert" title={t('notDeleted', { name: refusal.name })}>
          {refusal.text}
        </Alert>
      ) : null}
      {shown.length === 0 ? <p className="text-muted">{t('empty')}</p> : null}
      <ul className="grid divide-y divide-line">
        {shown.map((set) => (
          <SetRow
            key={set.id}
            set={set}
            held={held.includes(set.id)}
            busy={busy === set.id}
            onEdit={() => onEdit(set.id)}
            onDelete={() => void remove(set)}
          />
        ))}
      </ul>
    </div>
  );
}

interface SetRowProps {
  set: KeptColourSet | KeptFontSet;
  held: boolean;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function SetRow({ set, held, busy, onEdit, onDelete }: SetRowProps) {
  const t = useTranslations('storeConfiguration.sets');
  const uses = useUses();
  const name = 'fontOne' in set ? set.fontSetName : set.name;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <SetSample set={set} />
      <div className="min-w-40 grow basis-40">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.9375rem] break-words text-muted">
          {set.in_use.count === 0 ? t('unused') : t('used', { where: uses(set.in_use) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={held}
          onClick={onEdit}
          aria-label={t('editNamed', { name })}
        >
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={held}
          busy={busy}
          onClick={onDelete}
          aria-label={t('deleteNamed', { name })}
        >
          {t('delete')}
        </Button>
      </div>
    </li>
  );
}
