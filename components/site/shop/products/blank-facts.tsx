import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { PublicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { useBlankWords } from './blank-words';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Make, sizes, printing and regions of a blank. S2.1-29 */
export function BlankFacts({ blank }: { blank: PublicBlank }) {
  const t = useTranslations('ourProducts');
  const product = useTranslations('product');
  const words = useBlankWords();
  const sizes = blank.sizes.map((size) => (isOneSize(size) ? product('oneSize') : sizeLabel(size)));
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Fact name={t('make')}>
        {blank.brand} {blank.code}
      </Fact>
      <Fact name={t('sizes')}>{sizes.join(', ')}</Fact>
      <Fact name={t('printing')}>{blank.techniques.map(words.technique).join(', ')}</Fact>
      <Fact name={t('soldIn')}>{blank.regions.map(words.region).join(', ')}</Fact>
    </dl>
  );
}

const CELL = 'py-2.5 pe-4 text-start whitespace-nowrap';
type Price = Pick<PublicBlank['prices'][number], 'blank' | 'print' | 'printed'>;

function PriceCells({ price: { blank, print, printed } }: { price: Price }) {
  return (
    <>
      <td className={CELL}>{blank}</td>
      <td className={CELL}>{print}</td>
      <td className={`${CELL} font-semibold`}>{printed}</td>
    </>
  );
}

/** A region's prices of a single item, and below them those from each quantity on. S2.2-319 */
function RegionRows({ price }: { price: PublicBlank['prices'][number] }) {
  const t = useTranslations('ourProducts');
  const region = useBlankWords().region(price.region);
  return (
    <>
      <tr className="border-b border-line">
        <th scope="row" className={CELL}>
          {region}
        </th>
        <PriceCells price={price} />
      </tr>
      {price.steps.map((step) => (
        <tr key={step.from} className="border-b border-line">
          <th scope="row" className={`${CELL} ps-4 font-normal`}>
            <span className="sr-only">{region}: </span>
            {t('fromCount', { count: step.from })}
          </th>
          <PriceCells price={step} />
        </tr>
      ))}
    </>
  );
}

/** The platform's list prices in the currency of each region. D50-1 */
export function BlankPrices({ blank }: { blank: PublicBlank }) {
  const t = useTranslations('ourProducts');
  const hasSteps = blank.prices.some(({ steps }) => steps.length > 0);
  return (
    <section aria-labelledby="list-prices">
      <h2 id="list-prices" className="text-2xl">
        {t('pricesTitle')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('priceNote')}</p>
      <div className="scroll-row mt-3" tabIndex={0} role="region" aria-label={t('pricesCaption')}>
        <table className="w-full text-start tabular-nums">
          <caption className="sr-only">{t('pricesCaption')}</caption>
          <thead>
            <tr className="border-b border-line-strong">
              {(['region', 'unprinted', 'perSide', 'oneSide'] as const).map((key) => (
                <th key={key} scope="col" className={CELL}>
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {blank.prices.map((price) => (
              <RegionRows key={price.region} price={price} />
            ))}
          </tbody>
        </table>
      </div>
      {hasSteps ? <p className="mt-3 text-ink-soft">{t('stepsNote')}</p> : null}
    </section>
  );
}
