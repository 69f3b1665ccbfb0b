import { CircleCheck, MessageSquareText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Moment } from '@/components/admin/moment';
import type { Approval } from '@/lib/modules/storefront/contract/approvals';

const ICONS = { approved: CircleCheck, changes: MessageSquareText };

/** What somebody has answered to a version, and when. Their words are shown as text alone. S3.6-15. */
export function ApprovalAnswer({ answer }: { answer: NonNullable<Approval['answer']> }) {
  const t = useTranslations('storeConfiguration.approvals');
  const Icon = ICONS[answer.verdict];
  return (
    <div className="grid gap-1 rounded-md bg-paper-deep px-3 py-2">
      <p className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{t(answer.verdict, { name: answer.name })}</span>
      </p>
      {answer.note === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{answer.note}</p>}
      <p className="text-[0.9375rem] text-muted">
        <Moment at={answer.answered_at} currency="GBP" ofPlatform />
      </p>
    </div>
  );
}
