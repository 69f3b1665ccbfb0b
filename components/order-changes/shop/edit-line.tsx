'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { EditPanel } from './edit-panel';

interface EditLineProps {
  linked: LinkedOrder;
  token: string;
  line: OrderPage['products'][number];
}

/** Loaded when it is opened. */
const LineForm = dynamic(() => import('./line-form').then((module) => module.LineForm), {
  loading: () => null,
});

/** Edits a line's colour, size and text in place, within the edit window (D18-4). */
export function EditLine({ linked, token, line }: EditLineProps) {
  const t = useTranslations('orderPage');
  return (
    <EditPanel linked={linked} token={token} label={t('editLine')} about={line.name}>
      {(panel) => {
        const options = panel.options.lines.find(({ id }) => id === line.id);
        return options ? (
          <LineForm linked={linked} token={token} line={line} panel={panel} options={options} />
        ) : null;
      }}
    </EditPanel>
  );
}
