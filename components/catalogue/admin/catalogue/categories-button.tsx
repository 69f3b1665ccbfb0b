'use client';

import { Tags } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useCatalogueAct, useUndoneAct } from '@/lib/modules/catalogue/client/catalogue-acts';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { NewCatalogueAct } from '@/lib/modules/catalogue/contract/catalogue-act';
import { CATEGORY_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import { BulkState, isOver } from './bulk/bulk-result';
import { CATEGORY_LIST } from './row-cells';

interface CategoriesProps {
  place: ProductsPlace;
  /** Every category that a product of the event has; at least one. */
  categories: readonly string[];
}

/** Opens the dialog in which a category gets another name, or joins another one. S2.2-66. */
export function CategoriesButton(props: CategoriesProps) {
  const t = useTranslations('eventCatalogue.categories');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Tags aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open ? <CategoriesDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** All products of one category get another: one act, which can be undone. Its names are those of when it was opened. */
function useRename({ place, categories: current }: CategoriesProps) {
  const router = useRouter();
  const [categories] = useState(current);
  const [values, setValues] = useState({ from: categories[0] ?? '', to: '' });
  const to = values.to.trim();
  const isReady = to !== '' && to !== values.from;
  const asked: NewCatalogueAct | null = isReady
    ? { change: { kind: 'category', category: to }, query: { category: values.from }, except: [] }
    : null;
  const act = useCatalogueAct(place, asked);
  const undone = useUndoneAct(place, act.job?.id);
  const ends = [act.job, undone.job].filter(isOver).length;
  const refresh = useEffectEvent(() => router.refresh());
  useEffect(() => {
    if (ends > 0) refresh();
  }, [ends]);
  return {
    categories,
    values,
    set: (more: Partial<typeof values>) => setValues({ ...values, ...more }),
    to,
    isReady,
    isMerge: isReady && categories.includes(to),
    act,
    undone,
    job: undone.job ?? act.job,
    canUndo: isOver(act.job) && act.job.done > 0 && undone.job === null,
  };
}

function CategoriesDialog({ onClose, ...props }: CategoriesProps & { onClose: () => void }) {
  const t = useTranslations('eventCatalogue.categories');
  const bulk = useTranslations('eventCatalogue.bulk');
  const common = useTranslations('lists.act');
  const error = useErrorText();
  const [isTried, setTried] = useState(false);
  const rename = useRename(props);
  const { act, undone, job, isReady, isMerge } = rename;
  const failure = undone.error ?? act.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant={job ? 'secondary' : 'quiet'} onClick={onClose}>
            {common(job ? 'close' : 'cancel')}
          </Button>
          {job ? null : (
            <Button
              busy={act.starting}
              onClick={() => {
                setTried(true);
                if (isReady) void act.start();
              }}
            >
              {t(isMerge ? 'merge' : 'rename')}
            </Button>
          )}
          {rename.canUndo ? (
            <Button variant="secondary" busy={undone.starting} onClick={() => void undone.start()}>
              {bulk('undo')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        {job ? <BulkState act={job} /> : <RenameFields rename={rename} isTried={isTried} />}
        <FormAlert error={failure ? error.call(failure) : undefined} />
      </div>
    </Dialog>
  );
}

interface RenameFieldsProps {
  rename: ReturnType<typeof useRename>;
  isTried: boolean;
}

function RenameFields({ rename, isTried }: RenameFieldsProps) {
  const t = useTranslations('eventCatalogue.categories');
  const text = useErrorText();
  const { categories, values, set, to, isReady, isMerge } = rename;
  const { from } = values;
  const wrong = text.field(to === '' ? 'required' : 'invalid');
  return (
    <>
      <SelectField
        label={t('from')}
        value={from}
        options={categories.map((value) => ({ value, label: value }))}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField
        label={t('to')}
        hint={t('toHint')}
        list={CATEGORY_LIST}
        value={values.to}
        onChange={(event) => set({ to: event.target.value })}
        autoComplete="off"
        maxLength={CATEGORY_LENGTH}
        error={isTried && !isReady ? wrong : undefined}
      />
      {isReady ? <p role="status">{t(isMerge ? 'merges' : 'renames', { from, to })}</p> : null}
    </>
  );
}
