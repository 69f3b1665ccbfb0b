'use client';

import dynamic from 'next/dynamic';
import { PersonalTextField } from '@/components/design/shop/personal-text-field';
import type { ArtworkField, ArtworkLine } from '@/lib/modules/order-changes/contract/artwork';
import type { useArtworkForm } from './use-artwork-form';

// Loaded only for lines with a picture.
const OwnPictureField = dynamic(
  () => import('@/components/design/shop/own-picture-field').then((module) => module.OwnPictureField),
  { loading: () => <div className="h-40" /> },
);

interface ArtworkFieldsProps {
  line: ArtworkLine;
  form: Pick<ReturnType<typeof useArtworkForm>, 'values' | 'errorOf' | 'setValue'>;
}

/** One field for each text or picture of the shopper's own, as on the product's page. D3-52. */
export function ArtworkFields({ line: { fields }, form }: ArtworkFieldsProps) {
  const sidesOf = (kind: ArtworkField['kind']) =>
    new Set(fields.filter((one) => one.kind === kind).map(({ side }) => side)).size;
  return fields.map((field) => {
    const { side, layer } = field;
    const value = form.values[side]?.[layer] ?? '';
    const shared = {
      side: sidesOf(field.kind) > 1 ? side : undefined,
      value,
      error: form.errorOf(field),
    };
    if (field.kind === 'text')
      return (
        <PersonalTextField
          {...shared}
          key={`${side}-${layer}`}
          layer={{ text: '', allowed: field.allowed, maxLength: field.max_length }}
          onChange={({ target }) => form.setValue(field, target.value)}
        />
      );
    const label = field.label === undefined ? {} : { label: field.label };
    return (
      <OwnPictureField
        {...shared}
        key={`${side}-${layer}`}
        layer={{ ...label, widthMm: field.width_mm, heightMm: field.height_mm, scale: field.scale }}
        onChange={(token) => form.setValue(field, token)}
      />
    );
  });
}
