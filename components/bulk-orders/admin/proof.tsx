'use client';

import { useTranslations } from 'next-intl';
import type { BulkGround, GroundProduct } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { SentLine } from '@/lib/modules/bulk-orders/rules/bulk-values';

/** Front and back of each product in each colour that is ordered. */
export function Proof({ ground, lines }: { ground: BulkGround; lines: readonly SentLine[] }) {
  const t = useTranslations('bulkOrder.proof');
  const ordered = new Set(lines.map(({ variant_id }) => variant_id));
  const shown = ground.products.flatMap((product) =>
    product.colours
      .filter(({ identifier }) =>
        product.variants.some(
          (variant) => variant.identifier === identifier && ordered.has(variant.variant_id),
        ),
      )
      .map((colour) => ({ product, colour })),
  );
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      {shown.map(({ product, colour }) => (
        <li key={`${product.product_id} ${colour.identifier}`} className="min-w-0">
          <p className="mb-2 font-semibold wrap-anywhere">
            {t('colour', { name: product.name, colour: colour.name })}
          </p>
          <div className="grid grid-cols-2 gap-2">
            <ProofSide product={product} colour={colour} side="front" />
            <ProofSide product={product} colour={colour} side="back" />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ProofSideProps {
  product: GroundProduct;
  colour: GroundProduct['colours'][number];
  side: 'front' | 'back';
}

function ProofSide({ product, colour, side }: ProofSideProps) {
  const t = useTranslations('bulkOrder.proof');
  const url = colour[side];
  return (
    <figure className="min-w-0 rounded-card border border-line bg-paper p-2">
      {url === null ? (
        <p className="grid aspect-5/6 place-items-center text-center text-[0.9375rem] text-muted">
          {t('unprinted')}
        </p>
      ) : (
        <img
          src={url}
          alt={t(side === 'front' ? 'frontOf' : 'backOf', { name: product.name, colour: colour.name })}
          width={600}
          height={720}
          className="aspect-5/6 w-full object-contain"
        />
      )}
      <figcaption className="mt-1 text-center text-[0.9375rem] text-muted">{t(side)}</figcaption>
    </figure>
  );
}
