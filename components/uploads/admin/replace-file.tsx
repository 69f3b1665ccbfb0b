'use client';

import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { PictureButton } from '@/components/design/admin/panels/picture-button';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { replaceFile } from '@/lib/modules/uploads/client/library';
import { uploadPicture, type UploadTarget } from '@/lib/modules/uploads/client/upload-picture';
import type { FileActProps } from './file-act';

/** The product that a picture is too small for, where the server has named one. */
function tooSmallFor(error: unknown): string | null {
  const issue = error instanceof ApiError ? error.data?.['issue'] : null;
  const product = issue && typeof issue === 'object' && 'product' in issue ? issue.product : null;
  return product && typeof product === 'object' && 'name' in product ? String(product.name) : null;
}

/** Uploads the new picture, then lets it take the place of the file. */
function useReplacement({ tenant, file, onChange, target }: FileActProps & { target: UploadTarget }) {
  const t = useTranslations('files.replace');
  const refused = useTranslations('uploads');
  const router = useRouter();
  const text = useErrorText();
  const undo = useUndoToast();
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });

  const reasonOf = (error: unknown): string => {
    const product = tooSmallFor(error);
    return product === null ? text.call(error) : t('tooSmall', { product });
  };

  async function take(picture: string): Promise<void> {
    const replaced = await replaceFile(tenant, file, picture);
    undo(t('done'), async () => {
      onChange(await replaceFile(tenant, replaced, file.id));
      router.refresh();
    });
    onChange(replaced);
    router.refresh();
  }

  async function replace(chosen: File | undefined): Promise<void> {
    if (!chosen || state.busy) return;
    setState({ busy: true });
    try {
      const sent = await uploadPicture(target, chosen);
      if (!sent.ok) {
        const { code, values } = sent.error;
        return setState({ busy: false, failure: refused(`refused.${code}`, values) });
      }
      await take(sent.value.id);
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, failure: reasonOf(error) });
    }
  }
  return { ...state, replace };
}

/** Shows another picture wherever this one is shown; can be taken back. */
export function ReplaceFile(props: FileActProps & { target: UploadTarget }) {
  const t = useTranslations('files.replace');
  const { busy, failure, replace } = useReplacement(props);
  return (
    <section aria-labelledby="file-replace" aria-busy={busy || undefined} className="grid gap-2">
      <h3 id="file-replace" className="text-base">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text', { count: props.file.uses })}</p>
      <FormAlert error={failure} />
      <p role="status" className="text-muted empty:hidden">
        {busy ? t('sending') : null}
      </p>
      <PictureButton
        icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
        onFiles={([chosen]) => void replace(chosen)}
        className="w-fit"
      >
        {t('choose')}
      </PictureButton>
    </section>
  );
}
