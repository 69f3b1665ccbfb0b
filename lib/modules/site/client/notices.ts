import { browserCall } from '@/lib/client/browser';
import { changeNoticeCall, createNoticeCall, endNoticeCall } from '@/lib/modules/site/contract/paths';
import type {
  changeNotice,
  createNotice,
  endNotice,
  NoticeForm,
  StaffNotice,
} from '@/lib/modules/site/contract/platform-notices';

/** Tells everybody something, or changes what they are told. Rejects with an ApiError. S2.2-280. */
export async function saveNotice(
  before: Pick<StaffNotice, 'id' | 'revision'> | null,
  form: NoticeForm,
): Promise<void> {
  if (!before) {
    await browserCall<typeof createNotice>(createNoticeCall, { body: form });
    return;
  }
  const body = { ...form, revision: before.revision };
  await browserCall<typeof changeNotice>(changeNoticeCall, { params: { notice: before.id }, body });
}

/** Tells it no longer, or never. Rejects with an ApiError. S2.2-280. */
export async function stopNotice(notice: string): Promise<void> {
  await browserCall<typeof endNotice>(endNoticeCall, { params: { notice }, body: {} });
}
