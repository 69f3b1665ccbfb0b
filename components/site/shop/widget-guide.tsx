import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import { WidgetSnippet } from './widget-snippet';

interface WidgetGuideProps {
  /** Origin of this site, `https://…`. */
  origin: string;
  locale: Locale;
}

const SLUG = 'your-event';
const EXAMPLE = 'https://www.example.com';
const SETTINGS = [
  ['data-event', 'event'],
  ['data-lang', 'lang'],
  ['data-code', 'code'],
  ['data-target', 'target'],
] as const;
const EVENTS = ['submitted', 'error'] as const;

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 grid gap-3 text-ink-soft">{children}</div>
    </section>
  );
}

function Names({ rows }: { rows: readonly (readonly [name: string, meaning: string])[] }) {
  return (
    <dl className="grid gap-3">
      {rows.map(([name, meaning]) => (
        <div key={name} className="grid gap-1 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
          <dt className="font-mono text-ink">{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function useSnippet({ origin, locale }: WidgetGuideProps): string {
  const embed = useTranslations('embed');
  return [
    `<script async src="${origin}/widget.js" data-event="${SLUG}" data-lang="${locale}"></script>`,
    `<noscript><a href="${origin}/${SLUG}">${embed('openPage')}</a></noscript>`,
  ].join('\n');
}

/** Widget instructions: the snippet, its options, and the events it sends to the page. S2.1-20, D8. */
export function WidgetGuide(props: WidgetGuideProps) {
  const t = useTranslations('widgetPage');
  const html = useSnippet(props);
  const codes = LOCALES.map(({ code }) => code).join(', ');
  const texts = {
    label: t('snippet'),
    copy: t('copy'),
    copied: t('copied'),
    failed: t('copyFailed'),
  };
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-5 py-12 sm:px-8 sm:py-16">
      <h1 className="text-3xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-4 text-lg text-ink-soft">{t('summary')}</p>
      <div className="mt-10 grid gap-10">
        <Part id="allow" title={t('allowTitle')}>
          <p>{t('allowText', { example: EXAMPLE })}</p>
        </Part>
        <Part id="copy" title={t('copyTitle')}>
          <p>{t('copyText', { slug: SLUG })}</p>
          <WidgetSnippet html={html} texts={texts} />
          <p>{t('policyText', { origin: props.origin })}</p>
        </Part>
        <Part id="settings" title={t('settingsTitle')}>
          <Names rows={SETTINGS.map(([name, key]) => [name, t(key, { codes })])} />
        </Part>
        <Part id="events" title={t('eventsTitle')}>
          <p>{t('eventsText')}</p>
          <Names rows={EVENTS.map((key) => [key, t(key)])} />
        </Part>
        <Part id="safe" title={t('safeTitle')}>
          <p>{t('safeText')}</p>
        </Part>
      </div>
    </main>
  );
}
