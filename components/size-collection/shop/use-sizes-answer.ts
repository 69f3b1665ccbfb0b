'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { useSizesStage } from './use-sizes-stage';

/** Formats what another tab has saved. */
function usePieceText() {
  const product = useTranslations('product');
  return ({ answer }: Invitation): string =>
    answer
      ? [
          answer.product_name,
          answer.colour,
          isOneSize(answer.size) ? product('oneSize') : sizeLabel(answer.size),
        ].join(', ')
      : '';
}

/** The stage of an invitee's page, and what follows when the answer is saved here or turns out to be changed elsewhere. */
export function useSizesAnswer(first: Invitation) {
  const t = useTranslations('sizes');
  const pieceText = usePieceText();
  const { setInvitation, ...stages } = useSizesStage(first);
  const [justNow, setJustNow] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);

  function onSaved(saved: Invitation) {
    setInvitation(saved);
    setChanged(null);
    setJustNow(true);
    stages.setStage('saved');
  }
  function onChanged(current: Invitation) {
    setInvitation(current);
    setChanged(t('changedElsewhere', { piece: pieceText(current) }));
  }
  return { ...stages, justNow, changed, onSaved, onChanged };
}
