'use client';

import { CircleCheck, MessageSquareText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ApprovalView } from '@/lib/modules/storefront/contract/approvals';
import { ApprovalForm, type Verdict } from './approval-form';

interface ApprovalBarProps {
  slug: string;
  token: string;
  storeName: string;
  first: ApprovalView;
  /** When the link ends, as text. */
  until: string;
}

const ICONS = { approved: CircleCheck, changes: MessageSquareText };

/** What was answered so far, by whom. */
function Answered({ answer }: { answer: NonNullable<ApprovalView['answer']> }) {
  const t = useTranslations('approval');
  const Icon = ICONS[answer.verdict];
  return (
    <div className="min-w-0">
      <p className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{t(answer.verdict, { name: answer.name })}</span>
      </p>
      {answer.note === '' ? null : (
        <p className="mt-1 max-h-40 max-w-2xl overflow-y-auto whitespace-pre-line wrap-anywhere">
          {answer.note}
        </p>
      )}
    </div>
  );
}

/** Above a store that is shown for approval: which version it is, and the answer to it. S3.6-15. */
export function ApprovalBar({ slug, token, storeName, first, until }: ApprovalBarProps) {
  const t = useTranslations('approval');
  const [{ version, answer }, setView] = useState(first);
  const [chosen, setChosen] = useState<Verdict | 'any' | null>(answer ? null : 'any');
  const said = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) said.current?.focus();
  }, [sent]);
  const hasForm = chosen === 'approved' || chosen === 'changes';
  return (
    <aside aria-label={t('title')} className="border-b-4 border-accent bg-paper text-ink">
      <div className="mx-auto grid w-full max-w-page gap-3 px-4 py-4 sm:px-8">
        <div>
          <p className="text-lg font-semibold">{t('title')}</p>
          <p className="wrap-anywhere">{t('lead', { number: version, store: storeName })}</p>
          <p className="text-[0.9375rem] text-muted">{t('until', { date: until })}</p>
        </div>
        <div ref={said} tabIndex={-1} role="status" className="empty:hidden">
          {answer ? <Answered answer={answer} /> : null}
        </div>
        {hasForm ? (
          <ApprovalForm
            key={chosen}
            slug={slug}
            token={token}
            version={version}
            verdict={chosen}
            before={answer}
            onSent={(view) => {
              setView(view);
              setChosen(null);
              setSent((count) => count + 1);
            }}
            onCancel={() => setChosen(answer ? null : 'any')}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            {chosen === 'any' ? (
              <>
                <Button onClick={() => setChosen('approved')}>{t('approve')}</Button>
                <Button variant="secondary" onClick={() => setChosen('changes')}>
                  {t('ask')}
                </Button>
              </>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => setChosen('any')}>
                {t('change')}
              </Button>
            )}
          </div>
        )}
      </div>
    </aside>
  );
}
