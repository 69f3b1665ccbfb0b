'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CaseDialog } from '@/components/returns/admin/case-dialog';
import { sentOf, type Pieces } from '@/components/returns/shop/case-order';
import { PhotoField } from '@/components/returns/shop/photo-field';
import { PieceFields } from '@/components/returns/shop/piece-fields';
import { usePhotos } from '@/components/returns/shop/use-photos';
import { TextArea } from '@/components/ui/text-area';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import { CASE_LIMITS } from '@/lib/modules/returns/rules/cases';
import { ReasonField } from './reason-field';
import { useAskForm, type AskFields } from './use-ask-form';

interface AskReplacementDialogProps {
  order: OrderDetail;
  upload: OrderCases['upload'];
  onAsked: (cases: OrderCases) => void;
  onClose: () => void;
}

const firstPieces = ({ lines }: OrderDetail): Pieces =>
  Object.fromEntries(lines.map(({ id }) => [id, lines.length === 1 ? 1 : 0]));

/** Which items of an order are to be made again, and why; photos help, and are no must. D53-13. */
export function AskReplacementDialog({ order, upload, onAsked, onClose }: AskReplacementDialogProps) {
  const t = useTranslations('casesPage.ask');
  const [fields, setFields] = useState<AskFields>({
    reason: 'damaged',
    pieces: firstPieces(order),
    words: '',
  });
  const change = (some: Partial<AskFields>) => setFields({ ...fields, ...some });
  const place = upload ?? { tenant: order.tenant_id, slug: order.event_slug };
  const photos = usePhotos({ kind: 'store', ...place });
  const { faults, problem, busy, send } = useAskForm({ order, onAsked, onClose });
  return (
    <CaseDialog
      title={t('title', { ref: order.order_ref })}
      text={t('text')}
      act={t('act')}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAct={() => void send(fields, photos)}
    >
      <ReasonField value={fields.reason} onChange={(reason) => change({ reason })} />
      <PieceFields
        order={{ products: order.lines }}
        legend={t('items')}
        labelOf={(name) => t('quantityOf', { name })}
        most={Object.fromEntries(order.lines.map((line) => [line.id, sentOf(line)]))}
        value={fields.pieces}
        error={faults.pieces}
        onChange={(pieces) => change({ pieces })}
      />
      <TextArea
        label={t('words')}
        hint={t('wordsHint')}
        rows={3}
        required
        maxLength={CASE_LIMITS.words}
        value={fields.words}
        error={faults.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <PhotoField sent={photos} error={faults.photos} />
    </CaseDialog>
  );
}
