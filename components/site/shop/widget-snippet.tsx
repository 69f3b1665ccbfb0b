'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

interface WidgetSnippetProps {
  html: string;
  texts: { label: string; copy: string; copied: string; failed: string };
}

/** A code snippet with a copy button; it can be selected by hand without clipboard access. */
export function WidgetSnippet({ html, texts }: WidgetSnippetProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  async function copy() {
    setOutcome(null);
    const done = await navigator.clipboard?.writeText(html).then(
      () => true,
      () => false,
    );
    setOutcome(done ? 'copied' : 'failed');
  }
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
      <pre
        role="group"
        aria-label={texts.label}
        className="px-4 py-4 font-mono text-[0.9375rem] leading-relaxed wrap-anywhere whitespace-pre-wrap sm:px-5"
      >
        <code>{html}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 sm:px-5">
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <span role="status" className="text-[0.9375rem] text-muted">
          {outcome ? texts[outcome] : ''}
        </span>
      </div>
    </div>
  );
}
