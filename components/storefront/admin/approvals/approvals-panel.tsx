'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import type { ApprovalDays } from '@/lib/modules/storefront/contract/approvals';
import type { EditedStore, Editor } from '../use-editor';
import { ApprovalItem } from './approval-item';
import { useApprovals } from './use-approvals';

export interface ApprovalsProps {
  store: EditedStore;
  editor: Editor;
}

// As in the contract, whose code is not sent to the browser for this.
const DAYS: readonly ApprovalDays[] = [1, 7, 30];
const DEFAULT_DAYS: ApprovalDays = 7;

function NewLink({ version, busy, onMake }: { version: number; busy: boolean; onMake: MakeLink }) {
  const t = useTranslations('storeConfiguration.approvals');
  const [days, setDays] = useState<ApprovalDays>(DEFAULT_DAYS);
  const options = DAYS.map((count) => ({ value: String(count), label: t('daysOption', { count }) }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t('days')}
        options={options}
        value={String(days)}
        onChange={({ target }) => setDays(DAYS.find((one) => String(one) === target.value) ?? DEFAULT_DAYS)}
        className="min-w-40 grow"
      />
      <Button busy={busy} onClick={() => onMake(days, version)}>
        {t('create')}
      </Button>
    </div>
  );
}
type MakeLink = (days: ApprovalDays, version: number) => void;

export function Approvals({ store, editor }: ApprovalsProps) {
  const t = useTranslations('storeConfiguration');
  const { list, again, busy, failure, create, revoke } = useApprovals(store);
  const { version } = editor.configuration;
  async function end(id: string) {
    if (await revoke(id)) toast('success', t('approvals.revokedNow'));
  }
  if (list === undefined) return <Skeleton className="h-40" />;
  if (list === null) {
    const retry = (
      <Button variant="secondary" size="sm" onClick={again}>
        {t('failure.retry')}
      </Button>
    );
    return (
      <Alert tone="danger" announce="alert" actions={retry}>
        {t('approvals.failed')}
      </Alert>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('approvals.lead', { number: version })}</p>
      {editor.editing.dirty ? <Alert tone="info">{t('approvals.dirty')}</Alert> : null}
      <NewLink version={version} busy={busy === 'create'} onMake={(...made) => void create(...made)} />
      {failure === null ? null : (
        <Alert tone="danger" announce="alert">
          {failure}
        </Alert>
      )}
      {list.length === 0 ? (
        <p className="text-muted">{t('approvals.empty')}</p>
      ) : (
        <>
          <ul aria-label={t('approvals.links')} className="grid divide-y divide-line border-t border-line">
            {list.map((one) => (
              <ApprovalItem
                key={one.id}
                of={one}
                disabled={busy !== null && busy !== one.id}
                busy={busy === one.id}
                onRevoke={() => void end(one.id)}
              />
            ))}
          </ul>
          <p className="text-[0.9375rem] text-muted">{t('approvals.unsure')}</p>
        </>
      )}
    </div>
  );
}
