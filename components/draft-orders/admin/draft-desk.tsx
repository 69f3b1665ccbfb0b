'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import type { DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';
import { DraftDetail } from './draft-detail';
import { DraftForm } from './draft-form';

interface DraftDeskProps {
  tenant: string;
  isStaff: boolean;
  draft: DraftOrder;
}

/**
 * A draft with its acts, and until it is sent the form that changes it. Changes that are not saved are never sent past: the acts
 * know of them. S2.2-89, S2.2-90.
 */
export function DraftDesk({ tenant, isStaff, draft }: DraftDeskProps) {
  const t = useTranslations('draftOrders.detail');
  const [saved, setSaved] = useState<DraftOrder>();
  const [unsaved, setUnsaved] = useState(false);
  const latest = saved && saved.version > draft.version ? saved : draft;
  const store = { slug: latest.event_slug, name: latest.event_name };
  return (
    <>
      <DraftDetail tenant={tenant} isStaff={isStaff} draft={latest} unsaved={unsaved && latest.can_update} />
      {latest.can_update ? (
        <DraftForm
          tenant={tenant}
          isStaff={isStaff}
          stores={[store]}
          draft={latest}
          onUnsaved={setUnsaved}
          onSaved={setSaved}
        />
      ) : null}
      {unsaved && !latest.can_update ? (
        <Alert tone="warn" announce="status" className="mt-6">
          {t('notSaved')}
        </Alert>
      ) : null}
    </>
  );
}
