'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

interface ShareLinkProps {
  label: string;
  hint: string;
  /** The absolute URL. */
  url: string;
}

/** A link with a copy button. If the browser denies clipboard access, the text is selected for manual copying. */
export function ShareLink({ label, hint, url }: ShareLinkProps) {
  const t = useTranslations('events.overview');
  const [copied, setCopied] = useState<boolean | null>(null);
  async function copy() {
    const done = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  }
  return (
    <div>
      <div className="flex items-end gap-2">
        <TextField
          label={label}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
          className="min-w-0 grow"
          inputClassName="text-ellipsis"
        />
        <Button
          variant="secondary"
          icon={
            copied ? (
              <Check aria-hidden="true" className="size-4.5" />
            ) : (
              <Copy aria-hidden="true" className="size-4.5" />
            )
          }
          aria-label={t('copyName', { label })}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      </div>
      <p className="mt-1.5 text-[0.9375rem] text-muted">{hint}</p>
      <p role="status" className="text-[0.9375rem] font-semibold empty:hidden">
        {copied === null ? '' : copied ? t('copied') : t('notCopied')}
      </p>
    </div>
  );
}
