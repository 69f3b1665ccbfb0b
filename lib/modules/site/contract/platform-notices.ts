import { z } from 'zod';
import { instantText, none, objectId, requiredText, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { LONGEST_NOTICE, NOTICE_KINDS } from '@/lib/modules/site/rules/platform-notice';
import { changeNoticeCall, createNoticeCall, endNoticeCall, listNoticesOfStaffCall } from './paths';

const own = text(LONGEST_NOTICE).optional();
const writtenTexts = z.object({
  en: requiredText(LONGEST_NOTICE),
  fr: own,
  de: own,
  it: own,
  es: own,
  nl: own,
  da: own,
  fi: own,
  no: own,
  sv: own,
});

const kind = z.enum(NOTICE_KINDS);
const NOT_AFTER: FieldErrorCode = 'not_after_start';

const fields = z.object({
  kind,
  starts_at: instantText,
  ends_at: instantText,
  /** A language without one reads English. */
  texts: writtenTexts,
});
const endsLater = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
  Date.parse(ends_at) > Date.parse(starts_at);
const AT_END = { path: ['ends_at'], params: { code: NOT_AFTER } };

/** What staff write. S2.2-280. */
export const noticeForm = fields.refine(endsLater, AT_END);
export type NoticeForm = z.output<typeof noticeForm>;

const changedNotice = fields
  .extend({ revision: z.int32().min(1).meta({ description: 'The revision that was read' }) })
  .refine(endsLater, AT_END);
export type ChangedNotice = z.output<typeof changedNotice>;

/** A notice as every browser is told of it. */
export const shownNotice = z.object({
  key: z.string(),
  kind,
  starts_at: instantText,
  ends_at: instantText,
  texts: writtenTexts,
});

const staffNotice = fields.extend({
  id: z.string(),
  state: z.enum(['waiting', 'shown', 'over']),
  revision: z.int32(),
  created_at: instantText,
  /** Null once they were removed for good. */
  created_by: z.string().nullable(),
});
export type StaffNotice = z.output<typeof staffNotice>;

const EXAMPLE = {
  kind: 'maintenance',
  starts_at: '2026-12-06T02:00:00.000Z',
  ends_at: '2026-12-06T04:00:00.000Z',
  texts: { en: 'Orders can’t be placed while we move to faster machines.' },
} as const;
const shared = { access: 'staff', permission: 'super_admin_panel.update', query: none } as const;
const changed = z.object({ id: z.string(), revision: z.int32() });
const noticeParams = z.object({ notice: objectId });

/** S2.2-280. */
export const listNotices = route({
  id: 'platform-notices.list',
  ...listNoticesOfStaffCall,
  summary: 'What everybody is told now or later, the next first, and what was told last',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: z.object({ notices: z.array(staffNotice) }),
  example: {
    response: {
      notices: [
        {
          ...EXAMPLE,
          id: 'ntc_move',
          state: 'waiting',
          revision: 1,
          created_at: '2026-11-29T09:00:00.000Z',
          created_by: 'Sam Admin',
        },
      ],
    },
  },
});

/** S2.2-280. */
export const createNotice = route({
  id: 'platform-notices.create',
  ...createNoticeCall,
  summary: 'Tell everybody something for a time, above every page',
  ...shared,
  params: none,
  body: noticeForm,
  response: changed,
  errors: ['too_many'],
  example: { request: EXAMPLE, response: { id: 'ntc_move', revision: 1 } },
});

/** S2.2-280. */
export const changeNotice = route({
  id: 'platform-notices.change',
  ...changeNoticeCall,
  summary: 'Change what is told, and when; a conflict where a colleague was first, or it is over',
  ...shared,
  params: noticeParams,
  body: changedNotice,
  response: changed,
  errors: ['conflict'],
  example: {
    params: { notice: 'ntc_move' },
    request: { ...EXAMPLE, revision: 1 },
    response: { id: 'ntc_move', revision: 2 },
  },
});

/** S2.2-280. */
export const endNotice = route({
  id: 'platform-notices.end',
  ...endNoticeCall,
  summary: 'Tell it no longer from now on; one that still waits is removed',
  ...shared,
  params: noticeParams,
  body: none,
  response: z.object({ id: z.string() }),
  example: { params: { notice: 'ntc_move' }, request: {}, response: { id: 'ntc_move' } },
});
