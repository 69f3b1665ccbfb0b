import { clsx } from 'clsx';
import { Check, Package } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EXAMPLE_ORDER } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

const STAGES = [
  { stage: 'received', day: 'monday', time: '09:12', done: true },
  { stage: 'being_prepared', day: 'monday', time: '10:12', done: true },
  { stage: 'in_production', day: 'tuesday', time: '08:40', done: false },
  { stage: 'on_its_way', day: null, time: null, done: false },
] as const;

export function HomeTracking() {
  const t = useTranslations('home.track');
  return (
    <section aria-labelledby="track" className="bg-ink text-paper">
      <div className="mx-auto grid w-full max-w-page gap-12 px-5 py-20 sm:px-8 lg:grid-cols-2 lg:items-center lg:gap-20">
        <div>
          <h2 id="track" className="text-4xl sm:text-5xl">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lg text-[#c9c9cf]">{t('text')}</p>
        </div>
        <OrderProgress />
      </div>
    </section>
  );
}

function OrderProgress() {
  const t = useTranslations('home.track');
  const mock = useTranslations('home.mock');
  const stages = useTranslations('orders.stage');
  const { ref, ...line } = EXAMPLE_ORDER;
  return (
    <div className="rounded-2xl bg-surface p-5 text-ink shadow-overlay sm:p-7">
      <div className="flex items-center gap-4 border-b border-line pb-5">
        <div className="w-20 shrink-0 rounded-lg bg-[#ece4d3] p-1">
          <ShowcasePicture name="fjord-tee" />
        </div>
        <div className="min-w-0">
          <p className="font-heading text-xl font-bold">{mock('orderNow', { ref })}</p>
          <p className="text-muted">
            {t('orderOf', {
              quantity: line.quantity,
              product: line.product,
              colour: line.colour,
              size: line.size,
            })}
          </p>
        </div>
      </div>
      <ol className="mt-5">
        {STAGES.map(({ stage, day, time, done }, index) => (
          <li key={stage} className="relative flex gap-4 pb-6 last:pb-0">
            {index < STAGES.length - 1 ? (
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute start-[0.9375rem] top-8 bottom-0 w-0.5',
                  done ? 'bg-ok' : 'bg-line',
                )}
              />
            ) : null}
            <StageDot done={done} current={stage === 'in_production'} />
            <div className="pt-0.5">
              <p className={clsx('font-semibold', day === null && 'text-muted')}>{stages(stage)}</p>
              <p className="text-[0.9375rem] text-muted tabular-nums">
                {day === null
                  ? t('expected', { from: t('thursday'), to: t('friday') })
                  : t('at', { day: t(day), time })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function StageDot({ done, current }: { done: boolean; current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-full border',
        done && 'border-transparent bg-ok text-white',
        current && 'border-transparent bg-accent text-white',
        !done && !current && 'border-line-strong/50 bg-surface',
      )}
    >
      {done ? <Check className="size-4.5" /> : null}
      {current ? <Package className="size-4.5" /> : null}
    </span>
  );
}
