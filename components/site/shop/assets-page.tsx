import { useTranslations } from 'next-intl';
import { BRAND } from '@/lib/kernel/brand';
import { AskButton } from './ask-button';
import { BRAND_FILES } from './brand-files';

const COLOURS = ['ink', 'paper', 'accent', 'coral'] as const;

/** The mark and the colours of the platform for people who write about it or link to it. S2.1-3. */
export function AssetsPage() {
  const t = useTranslations('assetsPage');
  const brand = BRAND.name;
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-16">
      <header className="max-w-prose">
        <h1 className="text-3xl sm:text-5xl">{t('title')}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t('lead', { brand })}</p>
      </header>
      <Marks />
      <Colours />
      <section aria-labelledby="use" className="mt-14 max-w-prose">
        <h2 id="use" className="text-2xl">
          {t('useTitle')}
        </h2>
        <ul className="mt-4 list-disc space-y-2 ps-5 text-ink-soft">
          <li>{t('useName', { brand })}</li>
          <li>{t('useSpace')}</li>
          <li>{t('useChange')}</li>
          <li>{t('useOwn', { brand })}</li>
        </ul>
        <p className="mt-6">
          <AskButton variant="secondary" />
        </p>
      </section>
    </main>
  );
}

function Marks() {
  const t = useTranslations('assetsPage');
  return (
    <section aria-labelledby="marks" className="mt-12">
      <h2 id="marks" className="text-2xl">
        {t('marksTitle')}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {BRAND_FILES.map(({ path, name, type, width, height, ground }) => (
          <li
            key={path}
            className="grid content-start overflow-hidden rounded-card border border-line bg-surface"
          >
            <img
              src={path}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className={`h-48 w-full object-contain p-8 ${ground === 'ink' ? 'bg-ink' : 'bg-paper-deep'}`}
            />
            <div className="grid gap-1 border-t border-line p-4">
              <p className="font-semibold">{t(`files.${name}`)}</p>
              <p className="text-[0.9375rem] text-muted">{t('size', { type, width, height })}</p>
              <a
                href={path}
                download
                className="inline-flex min-h-8 items-center justify-self-start font-semibold text-accent underline underline-offset-2 hover:text-accent-dark"
              >
                {t('download', { name: t(`files.${name}`) })}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Colours() {
  const t = useTranslations('assetsPage');
  return (
    <section aria-labelledby="colours" className="mt-14">
      <h2 id="colours" className="text-2xl">
        {t('coloursTitle')}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {COLOURS.map((name) => (
          <div key={name} className="overflow-hidden rounded-card border border-line bg-surface pb-4">
            <dt className="font-semibold">
              <span
                aria-hidden="true"
                className="mb-4 block h-20 border-b border-line"
                style={{ background: BRAND.colours[name] }}
              />
              <span className="block px-4">{t(`colours.${name}`)}</span>
            </dt>
            <dd className="px-4 font-mono text-[0.9375rem] text-muted select-all">{BRAND.colours[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
