import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FJORD, LUMEN, PRAIRIE, type ShowcaseName } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

interface DemoStore {
  name: string;
  path: string;
  kind: string;
  text: string;
  picture: ShowcaseName;
  background: string;
}

export function HomeStores() {
  const t = useTranslations('home.stores');
  const stores: DemoStore[] = [
    { ...FJORD, kind: t('fjordKind'), text: t('fjordText'), picture: 'fjord-hoodie', background: '#1f4d3a' },
    { ...LUMEN, kind: t('lumenKind'), text: t('lumenText'), picture: 'lumen-hoodie', background: '#c9d3ff' },
    {
      ...PRAIRIE,
      kind: t('prairieKind'),
      text: t('prairieText'),
      picture: 'prairie-tee',
      background: '#f3d9b1',
    },
  ];
  return (
    <section aria-labelledby="stores" className="border-t border-line bg-paper-deep">
      <div className="mx-auto w-full max-w-page px-5 py-20 sm:px-8 sm:py-24">
        <h2 id="stores" className="text-4xl sm:text-5xl">
          {t('title')}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('text')}</p>
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {stores.map((store) => (
            <StoreCard key={store.path} store={store} openText={t('open', { name: store.name })} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function StoreCard({ store, openText }: { store: DemoStore; openText: string }) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-2xl border border-line bg-surface transition-shadow hover:shadow-lift">
      <div className="grid place-items-center px-6 pt-6" style={{ background: store.background }}>
        <ShowcasePicture
          name={store.picture}
          className="max-w-64 transition-transform duration-300 group-hover:-translate-y-1.5"
        />
      </div>
      <div className="flex grow flex-col p-5">
        <p className="text-[0.9375rem] text-muted">{store.kind}</p>
        <h3 className="mt-1 text-xl">
          <Link href={store.path} prefetch={false} className="after:absolute after:inset-0 after:rounded-2xl">
            {store.name}
          </Link>
        </h3>
        <p className="mt-2 grow text-ink-soft">{store.text}</p>
        <p aria-hidden="true" className="mt-4 flex items-center gap-2 font-semibold text-accent">
          {openText}
          <ArrowRight className="size-4.5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100" />
        </p>
      </div>
    </li>
  );
}
