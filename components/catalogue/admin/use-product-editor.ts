'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSavedEditor, type SavedEditing } from '@/components/admin/editor/use-saved-editor';
import { toast } from '@/components/ui/toast';
import { readProduct, type ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import {
  isProductValues,
  isSameInProduct,
  PRODUCT_FIELDS,
  valuesOf,
  type ProductValues,
} from './edited-product';
import type { ProductFacts } from './facts-form';
import { draftPlaceOf } from './product-draft-place';
import { fieldErrors } from './save-problem';
import { sendProduct, type ProductWish } from './send-product';

export interface ProductEditor extends SavedEditing<EventProductDetail, ProductValues, ProductWish> {
  /** As stored. */
  product: EventProductDetail;
  busy: boolean;
  /** Changes when the design was replaced from outside the design editor, which then starts again from it. */
  designEdition: number;
  setFacts: (facts: Partial<ProductFacts>) => void;
  setDesign: (design: Design) => void;
  addPicture: (src: string, picture: EventProductDetail['pictures'][string]) => void;
  setStatus: (status: 'draft' | 'active') => Promise<unknown>;
}

/** The text of the toast after a save. */
function savedText(wish: ProductWish | undefined) {
  if (!wish) return 'saved';
  if ('takeOffSale' in wish) return 'savedAsDraft';
  return wish.status === 'active' ? 'nowOnSale' : 'nowDraft';
}

/** The editor of one product: facts, design and status, saved by the admin kit. */
export function useProductEditor(place: ProductPlace, first: EventProductDetail): ProductEditor {
  const t = useTranslations('eventProducts');
  const router = useRouter();
  const [designEdition, setDesignEdition] = useState(0);
  const editing = useSavedEditor<EventProductDetail, ProductValues, ProductWish>(
    {
      place: draftPlaceOf(place),
      fields: PRODUCT_FIELDS,
      valuesOf,
      versionOf: ({ updated_at }) => updated_at,
      isValues: isProductValues,
      isSame: isSameInProduct,
      joined: (mine, stored) => ({ pictures: { ...mine.pictures, ...stored.pictures } }),
      read: () => readProduct(place),
      save: (saving, wish) => sendProduct(place, saving, wish),
      errorsOf: fieldErrors,
      onSaved: (_, wish) => {
        toast('success', t(savedText(wish)));
        router.refresh();
      },
      onReplaced: (_, fields) => {
        if (fields.includes('design')) setDesignEdition((before) => before + 1);
      },
    },
    first,
  );
  const { change, save, stored, status, latest } = editing;
  return {
    ...editing,
    product: stored,
    busy: status === 'saving',
    designEdition,
    setFacts: change,
    // The design editor has an undo of its own.
    setDesign: (design) => change({ design }, { undoable: false }),
    addPicture: (src, picture) => change({ pictures: { ...latest().draft.pictures, [src]: picture } }),
    setStatus: (to) => save({ status: to }),
  };
}
