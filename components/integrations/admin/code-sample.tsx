'use client';

import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/admin/overlay/tabs';
import { CopyButton } from '@/components/admin/copy-button';

interface Sample {
  /** The language's name, which is not translated: curl, TypeScript. */
  language: string;
  code: string;
}

/** The same in several languages, each with a button that copies it. */
export function CodeSample({ samples }: { samples: readonly Sample[] }) {
  const t = useTranslations('codeSample');
  return (
    <Tabs
      label={t('language')}
      tabs={samples.map(({ language, code }) => ({
        id: language,
        label: language,
        content: (
          <div className="grid gap-3">
            <pre
              tabIndex={0}
              aria-label={language}
              className="overflow-x-auto rounded-control border border-line bg-paper p-4 font-mono text-[0.875rem] leading-relaxed"
            >
              <code>{code}</code>
            </pre>
            <CopyButton name={language} text={code} />
          </div>
        ),
      }))}
    />
  );
}
