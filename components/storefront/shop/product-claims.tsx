import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';

interface ProductClaimsProps {
  /** Plain texts with their lines. */
  warnings: string | undefined;
  greenEvidence: string | undefined;
}

/** What a product's users are warned of, and the evidence for what it claims for the environment. D54-2, D54-4 */
export function ProductClaims({ warnings, greenEvidence }: ProductClaimsProps) {
  const t = useTranslations('product');
  const parts = [
    { title: t('warnings'), text: warnings },
    { title: t('greenEvidence'), text: greenEvidence },
  ];
  return parts.map(({ title, text }) =>
    text ? (
      <section key={title} className="mt-4 max-w-prose">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      </section>
    ) : null,
  );
}

type ToldFacts = NonNullable<Product['market_facts']>;
type Party = NonNullable<ToldFacts['maker']>;

/** In the order in which they are told. */
const FACTS = [
  'maker',
  'eu_responsible',
  'identifier',
  'origin_country',
  'customs_code',
  'certificate',
] as const satisfies readonly (keyof ToldFacts)[];

const partyLines = ({ name, address, contact }: Party) => [name, address, contact].join('\n');

function useFactTexts(facts: ToldFacts) {
  const t = useTranslations('marketFacts');
  const locale = useLocale();
  const { maker, eu_responsible, origin_country, certificate, ...plain } = facts;
  return {
    ...plain,
    maker: maker && partyLines(maker),
    eu_responsible: eu_responsible && partyLines(eu_responsible),
    origin_country: origin_country && new Intl.DisplayNames(locale, { type: 'region' }).of(origin_country),
    certificate: certificate && t('certificateValue', certificate),
  };
}

/** Who made a garment, who answers for it, where it comes from: what the law of its market has buyers told. D54-2, D54-3 */
export function MarketFacts({ facts }: { facts: ToldFacts | undefined }) {
  const t = useTranslations('marketFacts');
  const texts = useFactTexts(facts ?? {});
  const told = FACTS.filter((fact) => texts[fact]);
  if (told.length === 0) return null;
  return (
    // Closed at first: on a phone the choice of colour and size comes after it.
    <details className="mt-4 max-w-prose">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('title')}</summary>
      <dl className="mt-1 grid gap-2 text-[0.9375rem]">
        {told.map((fact) => (
          <div key={fact}>
            <dt className="text-muted">{t(fact)}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{texts[fact]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
