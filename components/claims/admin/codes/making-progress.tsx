'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { ProgressMeter } from '@/components/ui/progress-meter';
import { useMaking, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

interface MakingProgressProps {
  place: CodesPlace;
  batch: CodeBatch;
}

/** How many of a batch's codes are there; the page shows them once all are. The work goes on when it is left. */
export function MakingProgress({ place, batch }: MakingProgressProps) {
  const t = useTranslations('codes');
  const router = useRouter();
  const { made, size } = useMaking(place, batch, () => router.refresh());
  return (
    <div className="mt-2 grid max-w-md gap-1.5">
      <ProgressMeter aria-label={t('making.label', { name: batch.name })} value={made} max={size} />
      <p role="status" className="text-[0.9375rem] text-muted tabular-nums">
        {t('making.text', { made, size })}
      </p>
    </div>
  );
}
