'use client';

import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActDialog } from '@/components/admin/list/jobs/act-dialog';
import { rowsOf } from '@/components/admin/list/jobs/rows-of';
import type { ListState } from '@/components/admin/list/list-state';
import { selectedCount } from '@/components/admin/list/table/selection';
import { SelectionBar } from '@/components/admin/list/table/selection-bar';
import type { RowSelection } from '@/components/admin/list/table/use-selection';
import type { ClaimDecision } from '@/lib/modules/claims/client/decide-claim';
import type { NewAct } from '@/lib/modules/lists/contract/bulk-act';

interface ClaimsBulkProps {
  tenant: string;
  list: ListState;
  total: number;
  selection: RowSelection;
  /** Claims have been decided: load the list again. */
  onChange: () => void;
}

/** The selected claims, and both decisions for all of them at once. */
export function ClaimsBulk({ tenant, list, total, selection, onChange }: ClaimsBulkProps) {
  const t = useTranslations('claimsPage');
  const [asked, setAsked] = useState<{ decision: ClaimDecision; act: NewAct; count: number } | null>(null);
  const ask = (decision: ClaimDecision) => () =>
    setAsked({
      decision,
      act: rowsOf(decision, selection.selection, list),
      count: selectedCount(selection.selection, total),
    });
  function end() {
    selection.step({ type: 'clear' });
    onChange();
  }
  return (
    <>
      <SelectionBar
        selection={selection}
        total={total}
        acts={[
          { id: 'deny', label: t('deny'), icon: X, onAct: ask('deny') },
          { id: 'approve', label: t('approve'), icon: Check, onAct: ask('approve') },
        ]}
      />
      {asked ? (
        <ActDialog
          place={{ list: 'claims', tenant }}
          asked={asked.act}
          texts={{
            title: t(`bulk.${asked.decision}.title`, { count: asked.count }),
            text: t(`bulk.${asked.decision}.text`),
            confirm: t(asked.decision),
            done: (count) => t(`bulk.${asked.decision}.done`, { count }),
            reason: (code) => (code === 'conflict' ? t('decidedAlready') : undefined),
          }}
          onEnd={end}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
