import { useTranslations } from 'next-intl';
import { ActResult } from '@/components/admin/list/jobs/act-result';
import type { CatalogueAct } from '@/lib/modules/catalogue/contract/catalogue-act';

const REASONS = [
  ...(['conflict', 'no_design', 'not_found', 'print_blocked', 'product_locked', 'too_large'] as const),
] as const;
type Reason = (typeof REASONS)[number];
const isReason = (code: string): code is Reason => REASONS.some((one) => one === code);

/** What an act has done, and why some products were not changed. */
export function BulkResult({ act }: { act: CatalogueAct }) {
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
