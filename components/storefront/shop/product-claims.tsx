import { useTranslations } from 'next-intl';

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
