'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/admin/copy-button';
import { Panel } from '@/components/admin/panel';
import { themeSnippet } from '@/lib/modules/shop-products/rules/theme-snippet';

const STEPS = ['open', 'paste', 'checkout', 'again'] as const;

/** How a shop's theme comes to ask its shoppers for what a product needs, with the code for that. S4-81. */
export function ThemeCode() {
  const t = useTranslations('shopProducts.theme');
  const code = themeSnippet(t('legend'));
  return (
    <Panel id="theme-code" title={t('title')} className="mt-6">
      <p className="max-w-[70ch]">{t('text')}</p>
      <ol className="mt-3 mb-4 grid max-w-[70ch] list-decimal gap-1 ps-5">
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <pre
        role="group"
        tabIndex={0}
        aria-label={t('code')}
        className="mb-3 max-h-64 overflow-auto rounded-control border border-line bg-paper p-4 font-mono text-[0.875rem] leading-relaxed"
      >
        <code>{code}</code>
      </pre>
      <CopyButton name={t('code')} text={code} />
    </Panel>
  );
}
