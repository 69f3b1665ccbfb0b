'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { CaseActs } from '@/lib/modules/returns/client/use-order-cases';
import type { OrderCase } from '@/lib/modules/returns/contract/order-case';
import { useCaseProblem } from './use-case-problem';

const MARKS = ['goods', 'proof'] as const;

/** What a client may wait for before it gives money back, ticked off as it comes in. D53-5. */
export function CaseMarks({ one, acts }: { one: OrderCase; acts: CaseActs }) {
  const t = useTranslations('casesPage.panel');
  const { problem, run } = useCaseProblem(acts.refresh);
  // Shown at once, before the server has answered.
  const [pressed, setPressed] = useState<{ mark: (typeof MARKS)[number]; done: boolean } | null>(null);
  const isDone = (mark: (typeof MARKS)[number]) =>
    pressed?.mark === mark ? pressed.done : (mark === 'goods' ? one.goods_at : one.proof_at) !== null;
  async function note(mark: (typeof MARKS)[number], done: boolean) {
    if (pressed) return;
    setPressed({ mark, done });
    await run(() => acts.mark(one.id, { mark, done, version: one.version }));
    setPressed(null);
  }
  return (
    <div className="grid gap-2">
      <p className="text-[0.9375rem] text-muted">{t('withhold')}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {MARKS.map((mark) => (
          <CheckboxField
            key={mark}
            label={t(mark)}
            checked={isDone(mark)}
            onChange={({ target }) => void note(mark, target.checked)}
          />
        ))}
      </div>
      <FormAlert error={problem} />
    </div>
  );
}
