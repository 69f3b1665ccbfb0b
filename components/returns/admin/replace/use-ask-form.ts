'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { piecesOf, type Pieces } from '@/components/returns/shop/case-order';
import type { usePhotos } from '@/components/returns/shop/use-photos';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { sendAskedReplacement } from '@/lib/modules/returns/client/use-order-cases';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import type { ReplacementReason } from '@/lib/modules/returns/rules/cases';

export interface AskFields {
  reason: ReplacementReason;
  pieces: Pieces;
  words: string;
}

type Faults = Partial<Record<'pieces' | 'words' | 'photos', string>>;

interface AskOptions {
  order: OrderDetail;
  onAsked: (cases: OrderCases) => void;
  onClose: () => void;
}

/** Checks and sends what is asked for, under a key of the form: sent again after a lost answer, it is the same case. D53-13. */
export function useAskForm({ order, onAsked, onClose }: AskOptions) {
  const t = useTranslations('casesPage.ask');
  const complain = useTranslations('returns.complain');
  const text = useErrorText();
  const [key] = useState(() => crypto.randomUUID());
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  function whyNot(error: unknown): string | undefined {
    if (!(error instanceof ApiError)) return text.call(error);
    if (error.code === 'conflict') return t('conflict');
    return error.codes['lines'] ? t('tooMany') : text.call(error);
  }
  async function send({ reason, pieces, words }: AskFields, photos: ReturnType<typeof usePhotos>) {
    const lines = piecesOf(pieces);
    const found: Faults = {
      ...(lines.length === 0 && { pieces: t('chooseOne') }),
      ...(words.trim() === '' && { words: text.field('required') ?? '' }),
      ...(photos.sending && { photos: complain('sending') }),
    };
    setFaults(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { key, reason, lines, words, photos: photos.tokens };
      onAsked(await sendAskedReplacement({ tenant: order.tenant_id, order: order.id }, body));
      toast('success', t('done'));
      onClose();
    } catch (error) {
      setProblem(whyNot(error));
    } finally {
      setBusy(false);
    }
  }
  return { faults, problem, busy, send };
}
