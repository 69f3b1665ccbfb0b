'use client';

import type { FieldValues } from 'react-hook-form';
import { useDraftedForm } from '@/components/form/use-drafted-form';
import { hasFormDraft } from '@/lib/client/form-draft';
import { useLeaveNotice } from './use-leave-notice';

type Options<Input extends FieldValues, Output> = Parameters<typeof useDraftedForm<Input, Output>>[0];

/** A form that makes something new: what is typed is kept in this tab until it is sent, and leaving the page says so. */
export function useKeptForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  useLeaveNotice(() => hasFormDraft(options.draftKey));
  return useDraftedForm<Input, Output>(options);
}
