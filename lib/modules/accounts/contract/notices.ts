import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { NOTICE_WAYS, NOTICES } from '@/lib/modules/accounts/rules/notices';
import { chooseNoticeCall, listNoticesCall } from './paths';

const ownNotice = z.object({
  notice: z.enum(NOTICES),
  way: z.enum(NOTICE_WAYS),
  ways: z.array(z.enum(NOTICE_WAYS)).meta({ description: 'What can be chosen; some cannot be turned off' }),
});
export type OwnNotice = z.output<typeof ownNotice>;

const noticeList = z.object({ notices: z.array(ownNotice) });

const example: OwnNotice = { notice: 'cases', way: 'live', ways: ['live', 'daily', 'off'] };

/** D42-10. */
export const listNotices = route({
  id: 'account.list-notices',
  ...listNoticesCall,
  summary: 'Which mails the person logged in gets, and when; only those whose subject they may see',
  access: 'user',
  params: none,
  query: none,
  response: noticeList,
  example: { response: { notices: [example] } },
});

export const chooseNotice = route({
  id: 'account.choose-notice',
  ...chooseNoticeCall,
  summary: 'Get one group of mails at once, daily or not at all',
  access: 'user',
  params: none,
  query: none,
  body: z.object({ notice: z.enum(NOTICES), way: z.enum(NOTICE_WAYS) }),
  response: noticeList,
  example: {
    request: { notice: 'cases', way: 'daily' },
    response: { notices: [{ ...example, way: 'daily' }] },
  },
});
