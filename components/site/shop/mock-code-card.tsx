import { useTranslations } from 'next-intl';
import { LUMEN } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

/** Mock: the printed card that leads to a gift page. */
export function MockCodeCard() {
  const t = useTranslations('home.mock');
  return (
    <div aria-hidden="true" className="relative h-full overflow-hidden">
      <div className="absolute inset-x-8 top-7 -rotate-3 rounded-xl bg-[#11183a] p-4 pb-5 text-white shadow-lift">
        <p className="text-[0.8125rem] font-semibold text-[#b9c6ff]">{LUMEN.name}</p>
        <p className="mt-1 max-w-[12ch] font-heading text-xl leading-tight font-bold">{t('claimTitle')}</p>
        <p className="mt-4 w-fit rounded-md border border-dashed border-[#b9c6ff] px-3 py-1 font-heading text-lg font-bold tracking-[0.14em]">
          {LUMEN.code}
        </p>
        <p className="mt-2 text-[0.8125rem] text-[#d5dcfb]">{t('household')}</p>
        <ShowcasePicture name="lumen-hoodie" className="absolute -end-4 -bottom-3 max-w-32 rotate-6" />
      </div>
    </div>
  );
}
