'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/admin/panel';
import { ProductStatusPill } from './product-status-pill';
import type { ProductEditor } from './use-product-editor';

interface StatusPanelProps {
  editor: ProductEditor;
  readOnly: boolean;
}

/** Whether the product is on sale, with the button to change that; unsaved changes are saved as well. */
export function StatusPanel({ editor, readOnly }: StatusPanelProps) {
  const t = useTranslations('eventProducts');
  const { product, busy, dirty, setStatus } = editor;
  const isOnSale = product.status === 'active';
  const step = isOnSale ? 'takeOff' : dirty ? 'saveAndPutOn' : 'putOn';
  return (
    <Panel
      id="product-status"
      title={t('status.title')}
      aside={<ProductStatusPill status={product.status} />}
    >
      <div className="grid gap-4">
        <p className="text-muted">{t(isOnSale ? 'status.activeText' : 'status.draftText')}</p>
        {readOnly ? null : (
          <Button
            variant={isOnSale ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void setStatus(isOnSale ? 'draft' : 'active')}
          >
            {t(`status.${step}`)}
          </Button>
        )}
      </div>
    </Panel>
  );
}
