import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LUMEN } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

/** Mock: the example gift page on a phone, with its code accepted. */
export function MockClaimPhone() {
  const t = useTranslations('home.mock');
  return (
    <div
      role="img"
      aria-label={t('claimPicture')}
      className="overflow-hidden rounded-[1.75rem] border-[5px] border-ink bg-[#f3f5fb] text-[#11183a] shadow-overlay"
    >
      <div className="bg-[#11183a] px-4 pt-3.5 pb-1 text-center text-white">
        <p className="text-[0.8125rem] font-semibold tracking-wide text-[#b9c6ff]">{LUMEN.name}</p>
        <p className="mt-0.5 font-heading text-lg leading-tight font-bold">{t('claimTitle')}</p>
        <ShowcasePicture name="lumen-hoodie" priority className="mx-auto mt-1 max-w-36" />
      </div>
      <div className="grid gap-2.5 p-4 text-[0.875rem]">
        <MockInput label={t('claimName')} value={LUMEN.person} />
        <div>
          <MockInput label={t('claimCode')} value={LUMEN.code} />
          <p className="mt-1 flex items-center gap-1 font-semibold text-ok">
            <CircleCheck className="size-4" />
            {t('claimAccepted')}
          </p>
        </div>
        <p className="rounded-lg bg-[#2b43d4] py-2.5 text-center text-[0.9375rem] font-semibold text-white">
          {t('claimButton')}
        </p>
      </div>
    </div>
  );
}

function MockInput({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p className="mb-1 font-semibold">{label}</p>
      <p className="rounded-lg border border-[#8890b5] bg-white px-3 py-1.5 text-[0.9375rem]">{value}</p>
    </div>
  );
}
