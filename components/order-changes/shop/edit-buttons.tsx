'use client';

import { useTranslations } from 'next-intl';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import type { OpenPanel } from './edit-panel';

/** Save (while possible) and cancel buttons. */
export function EditButtons({ panel, busy }: { panel: OpenPanel; busy: boolean }) {
  const t = useTranslations('orderPage');
  return (
    <div className="flex flex-wrap gap-3">
      {panel.ended ? null : <SubmitButton busy={busy}>{t('saveChange')}</SubmitButton>}
      <Button variant="secondary" onClick={panel.close}>
        {t(panel.ended ? 'close' : 'leaveIt')}
      </Button>
    </div>
  );
}
