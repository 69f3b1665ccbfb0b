'use client';

import { useTranslations } from 'next-intl';
import type { DescribeField } from '@/components/admin/editor/conflict-notice';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { WaysAlert } from '@/components/admin/ways-alert';
import { useFibreText } from '@/components/catalogue/shop/use-fibre-text';
import { Alert } from '@/components/ui/alert';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { FIBRES } from '@/lib/modules/catalogue/rules/market/fibres';
import { SIDES, type Design } from '@/lib/modules/design/rules/scene-types';
import type { ProductValues } from './edited-product';
import { problemOf } from './save-problem';
import type { ProductEditor } from './use-product-editor';

/** What is on a design, one line for each text and picture. */
function useDesignLines() {
  const t = useTranslations('design');
  return (design: Design): string =>
    SIDES.flatMap((side) => design[side]?.layers ?? [])
      .map((layer) => {
        if (layer.type === 'text') return t('text', { text: layer.text });
        return layer.label ? t('named', { label: layer.label }) : t('picture');
      })
      .join('\n');
}

/** A composition as typed, or that of the garment. */
function useFibreLines(blank: EventProductDetail['blank_fibres']) {
  const t = useTranslations('eventProducts.marketFacts');
  const names = useTranslations('fibres');
  const text = useFibreText();
  const nameOf = (fibre: string) => FIBRES.find((one) => one === fibre);
  return (fibres: ProductValues['fibres']): string => {
    if (!fibres) return t('asBlank', { fibres: text(blank ?? []) });
    const lines = fibres.map(({ fibre, percent }) => {
      const known = nameOf(fibre);
      return names('share', { percent: `${percent} %`, fibre: known ? names(known) : '' });
    });
    return lines.length > 0 ? lines.join(', ') : t('unknown');
  };
}

/** What a version of the product has in a field, in words. */
function useDescribeProduct({
  currency,
  offered_colours,
  blank_fibres,
}: EventProductDetail): DescribeField<ProductValues> {
  const t = useTranslations('eventProducts');
  const designLines = useDesignLines();
  const fibreLines = useFibreLines(blank_fibres);
  const nameOf = (colour: string) =>
    offered_colours.find(({ identifier }) => identifier === colour)?.name ?? colour;
  return (field, values) => {
    switch (field) {
      case 'design':
      case 'pictures':
        return { label: t('design'), text: designLines(values.design) };
      case 'colours':
        return { label: t('fields.colours'), text: values.colours.map(nameOf).join(', ') };
      case 'name':
        return { label: t('fields.name'), text: values.name };
      case 'sizeNote':
        return { label: t('fields.sizeNote'), text: values.sizeNote };
      case 'warnings':
      case 'greenEvidence':
        return { label: t(`marketFacts.${field}`), text: values[field] };
      case 'fibres':
        return { label: t('marketFacts.fibres'), text: fibreLines(values.fibres) };
      case 'price':
        return { label: t('fields.price', { currency }), text: values.price };
      default:
        return { label: t(`fields.personal.${field}`), text: values[field] };
    }
  };
}

/** Why the last save failed and how to go on; what was typed and drawn is kept. */
export function ProductNotices({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.problem');
  const describe = useDescribeProduct(editor.product);
  const problem = editor.status === 'failed' ? problemOf(editor.failure) : null;
  return (
    <>
      <EditorNotices editor={editor} describe={describe} failureText={problem ? null : undefined} />
      {problem?.kind === 'blocked' ? <BlockedAlert editor={editor} /> : null}
      {problem?.kind === 'unsellable' ? (
        <Alert tone="danger" title={t('unsellable.title')} announce="alert">
          {t(`unsellable.${problem.code}`)}
        </Alert>
      ) : null}
    </>
  );
}

function BlockedAlert({ editor }: { editor: ProductEditor }) {
  const t = useTranslations('eventProducts.problem.blocked');
  const ways = [[t('asDraft'), () => editor.save({ takeOffSale: true })]] as const;
  return <WaysAlert tone="warn" announce="alert" title={t('title')} text={t('text')} ways={ways} />;
}
