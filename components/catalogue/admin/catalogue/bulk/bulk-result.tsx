import { useTranslations } from 'next-intl';
import { ActResult } from '@/components/admin/list/jobs/act-result';
import { JobProgress } from '@/components/admin/list/jobs/job-progress';
import type { CatalogueAct } from '@/lib/modules/catalogue/contract/catalogue-act';

const REASONS = [
  ...(['conflict', 'no_design', 'not_found', 'print_blocked', 'product_locked', 'too_large'] as const),
] as const;
type Reason = (typeof REASONS)[number];
const isReason = (code: string): code is Reason => REASONS.some((one) => one === code);

export const isOver = (job: CatalogueAct | null): job is CatalogueAct =>
  job?.status === 'done' || job?.status === 'failed';

/** How far an act is, or what it has done. */
export function BulkState({ act }: { act: CatalogueAct }) {
  return isOver(act) ? <BulkResult act={act} /> : <BulkProgress act={act} />;
}

function BulkProgress({ act }: { act: CatalogueAct }) {
  const t = useTranslations('lists.act');
  const done = act.refused.reduce((sum, { count }) => sum + count, act.done);
  return (
    <div className="grid gap-3">
      <JobProgress text={t('progress', { done, total: act.total })} done={done} total={act.total} />
      <p className="text-muted">{t('leave')}</p>
    </div>
  );
}

/** What an act has done, and why some products were not changed. */
function BulkResult({ act }: { act: CatalogueAct }) {
  const t = useTranslations('eventCatalogue.bulk');
  const { kind, done } = act;
  const text = kind === 'undo' ? 'undone' : kind === 'delete' ? 'deleted' : 'done';
  return (
    <ActResult
      act={act}
      done={t(text, { count: done })}
      reason={(code) => (isReason(code) ? t(`reasons.${code}`) : undefined)}
    />
  );
}
