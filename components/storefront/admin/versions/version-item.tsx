'use client';

import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { BRAND } from '@/lib/kernel/brand';
import type { Approval } from '@/lib/modules/storefront/contract/approvals';
import type { StoreVersion } from '@/lib/modules/storefront/contract/versions';
import { ApprovalAnswer } from '../approvals/approval-answer';

/** Who saved a version, in words; null for nobody. S3.6-25. */
function useSaver(saver: StoreVersion['saved_by']): string | null {
  const t = useTranslations('storeConfiguration.versions');
  if (saver === null) return null;
  if (saver.kind === 'person' && saver.name) return saver.name;
  if (saver.kind === 'removed') return t('removedPerson');
  return saver.name ?? t('staff', { brand: BRAND.name });
}

interface VersionProps {
  of: StoreVersion;
  /** What was answered to it by links for approval. */
  answers: readonly Approval[];
  isInUse: boolean;
  disabled: boolean;
  busy: boolean;
  onRestore: () => void;
}

/** A kept version: when and by whom it was saved, what was answered to it, and the way back to it. S3.6-13, S3.6-15. */
export function Version({ of, answers, isInUse, disabled, busy, onRestore }: VersionProps) {
  const t = useTranslations('storeConfiguration.versions');
  const { version, saved_at, saved_by, restored_from, store_name, home_heading, colours } = of;
  const who = useSaver(saved_by);
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        aria-hidden="true"
        className="fill-when-forced mt-1 flex h-9 w-12 shrink-0 overflow-hidden rounded-md border border-line"
      >
        {colours.map((colour, index) => (
          <span key={index} className="grow" style={{ backgroundColor: colour }} />
        ))}
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('number', { number: version })}</p>
        <p className="text-[0.9375rem] text-muted">
          <Moment at={saved_at} currency="GBP" ofPlatform />
          {who === null ? null : ` · ${who}`}
        </p>
        <p className="truncate">{home_heading || store_name}</p>
        {restored_from === null ? null : (
          <p className="text-[0.9375rem] text-muted">{t('from', { number: restored_from })}</p>
        )}
        {answers.map(({ id, answer }) =>
          answer === null ? null : (
            <div key={id} className="mt-2">
              <ApprovalAnswer answer={answer} />
            </div>
          ),
        )}
      </div>
      {isInUse ? (
        <Badge tone="ok">{t('current')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          disabled={disabled}
          busy={busy}
          onClick={onRestore}
          aria-label={t('restoreNumber', { number: version })}
        >
          {t('restore')}
        </Button>
      )}
    </li>
  );
}
