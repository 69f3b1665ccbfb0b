'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Moment } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Approval } from '@/lib/modules/storefront/contract/approvals';
import { ApprovalAnswer } from './approval-answer';

/** The link with a copy button; where the browser denies that, the text is selected for copying by hand. */
function LinkField({ path, version }: { path: string; version: number }) {
  const t = useTranslations('storeConfiguration.approvals');
  const [copied, setCopied] = useState<boolean | null>(null);
  const url = new URL(path, window.location.origin).toString();
  async function copy() {
    const done = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  }
  const Icon = copied ? Check : Copy;
  return (
    <div className="grid gap-2">
      <TextField
        label={t('link', { number: version })}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        inputClassName="text-ellipsis"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon aria-hidden="true" className="size-4.5" />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
        <p role="status" className="text-[0.9375rem] font-semibold empty:hidden">
          {copied === null ? '' : t(copied ? 'copied' : 'notCopied')}
        </p>
      </div>
    </div>
  );
}

interface ApprovalItemProps {
  of: Approval;
  disabled: boolean;
  busy: boolean;
  onRevoke: () => void;
}

const TONES = { open: 'ok', expired: 'neutral', revoked: 'neutral' } as const;

/** One link: its version, how long it works, what was answered, and the way to end it. */
export function ApprovalItem({ of, disabled, busy, onRevoke }: ApprovalItemProps) {
  const t = useTranslations('storeConfiguration');
  const { version, state, path, created_at, expires_at, made_by, answer } = of;
  const until = <Moment key="until" at={expires_at} currency="GBP" ofPlatform />;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{t('versions.number', { number: version })}</p>
          <p className="text-[0.9375rem] text-muted">
            <Moment at={created_at} currency="GBP" ofPlatform />
            {made_by?.name ? ` · ${made_by.name}` : null}
          </p>
          {state === 'open' ? (
            <p className="text-[0.9375rem] text-muted">{t.rich('approvals.until', { date: () => until })}</p>
          ) : null}
        </div>
        <Badge tone={TONES[state]}>{t(`approvals.${state}`)}</Badge>
      </div>
      {answer ? (
        <ApprovalAnswer answer={answer} />
      ) : state === 'open' ? (
        <p className="text-[0.9375rem] text-muted">{t('approvals.waiting')}</p>
      ) : null}
      {path === null ? null : (
        <>
          <LinkField path={path} version={version} />
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            disabled={disabled}
            busy={busy}
            onClick={onRevoke}
            aria-label={t('approvals.revokeNumber', { number: version })}
          >
            {t('approvals.revoke')}
          </Button>
        </>
      )}
    </li>
  );
}
