'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { BRAND } from '@/lib/kernel/brand';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Once the person says that they have kept them. */
  onKept: () => void;
}

/** Offers the codes as a text file. */
function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${BRAND.name.toLowerCase()}-recovery-codes.txt`;
  link.click();
  URL.revokeObjectURL(url);
}

/** The recovery codes, which are shown this one time. D42-4. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('twoFactor');
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="grid gap-4">
      <p>{t('codesText')}</p>
      <ol
        translate="no"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control border border-line bg-paper p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => download(codes)}>
          {t('download')}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="text-[0.9375rem] text-muted">
        {copied === undefined ? '' : t(copied ? 'copied' : 'copyFailed')}
      </p>
      <div>
        <Button onClick={onKept}>{t('kept')}</Button>
      </div>
    </div>
  );
}
