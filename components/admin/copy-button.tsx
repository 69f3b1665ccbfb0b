'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

interface CopyButtonProps {
  /** What is copied, for screen readers. */
  name: string;
  text: string;
}

/** Copies a text; says so, and says what to do where the browser does not let it. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const t = useTranslations('adminKit.copy');
  const [copied, setCopied] = useState<boolean | null>(null);
  async function copy() {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  }
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        aria-label={t('name', { name })}
        onClick={() => void copy()}
      >
        {t('act')}
      </Button>
      <p role="status" className="text-[0.9375rem] font-semibold empty:hidden">
        {copied === null ? '' : copied ? t('done') : t('failed')}
      </p>
    </div>
  );
}
