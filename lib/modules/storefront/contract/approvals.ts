import { z } from 'zod';
import { cleanLine } from '@/lib/kernel/clean-line';
import { eventParams, guestToken, instantText, none, objectId, slug, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { answerApprovalCall, createApprovalCall, listApprovalsCall, revokeApprovalCall } from './paths';

/** How many days a link may show its version, and which is chosen before anybody chooses. S3.6-15. */
const APPROVAL_DAYS = [1, 7, 30] as const;
const DEFAULT_APPROVAL_DAYS = 7;
export type ApprovalDays = (typeof APPROVAL_DAYS)[number];

const verdict = z.enum(['approved', 'changes']);

const answer = z.object({
  verdict,
  /** As the person wrote it; nothing proves it. */
  name: z.string(),
  note: z.string(),
  answered_at: instantText,
});

/** What the holder of a link sees of it. */
export const approvalView = z.object({
  version: z.int32(),
  expires_at: instantText,
  answer: answer.nullable(),
});
export type ApprovalView = z.output<typeof approvalView>;

/** A link as its store's people see it. */
const approval = z.object({
  id: z.string(),
  version: z.int32(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** The link itself, while it is open. */
  path: z.string().nullable(),
  created_at: instantText,
  expires_at: instantText,
  /** Who made it; the name where it may be seen. */
  made_by: z.object({ kind: z.enum(['person', 'staff', 'removed']), name: z.string().nullable() }).nullable(),
  answer: answer.nullable(),
});
export type Approval = z.output<typeof approval>;

const params = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const answered = {
  verdict: 'changes' as const,
  name: 'Ada Fern',
  note: 'Could the heading be shorter?',
  answered_at: '2026-11-21T10:00:00.000Z',
};
const TOKEN = 'EXAMPLEsignatureEXAMPLEsignatureEXAMPLEsigndGVuX2Zqb3JkL2FwbF9leGFtcGxl';
const example: Approval = {
  id: 'apl_example',
  version: 2,
  state: 'open',
  path: `/site-preview/fjord-fern?preview=${TOKEN}`,
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  made_by: { kind: 'person', name: 'Freja Lund' },
  answer: answered,
};

/** Only for those who may make one: each answer has the link itself. */
export const listApprovals = route({
  id: 'store-configuration.list-approvals',
  ...listApprovalsCall,
  summary:
    "The links that show versions of a store's look for approval, with their answers, the newest first",
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: none,
  response: z.object({ approvals: z.array(approval) }),
  example: { params, response: { approvals: [example] } },
});

export const createApproval = route({
  id: 'store-configuration.create-approval',
  ...createApprovalCall,
  summary: "Make a link that shows the saved version of a store's look for approval",
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams,
  query: none,
  body: z.strictObject({
    days: z
      .literal(APPROVAL_DAYS)
      .default(DEFAULT_APPROVAL_DAYS)
      .meta({ description: 'After how many days the link ends' }),
    version: z
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .meta({ description: 'The version in use, as it was last read' }),
  }),
  response: approval,
  errors: ['conflict', 'too_many'],
  example: { params, request: { days: 7, version: 2 }, response: { ...example, answer: null } },
});

/** One that has ended already stays as it is. */
export const revokeApproval = route({
  id: 'store-configuration.revoke-approval',
  ...revokeApprovalCall,
  summary: 'End a link for approval before its time',
  access: 'tenant',
  permission: 'store_configuration.update',
  params: eventParams.extend({ approval: objectId }),
  query: none,
  response: approval,
  example: {
    params: { ...params, approval: 'apl_example' },
    response: { ...example, state: 'revoked', path: null },
  },
});

/** What is answered; changes are asked for in words. */
export const approvalAnswer = z
  .strictObject({
    verdict,
    name: z.string().overwrite(cleanLine).max(120).min(1),
    note: text(2000).default(''),
  })
  .refine(({ verdict: said, note }) => said === 'approved' || note !== '', {
    path: ['note'],
    params: { code: 'required' },
  });
export type ApprovalAnswer = z.output<typeof approvalAnswer>;

/** Replaces the answer given before; the same one again changes nothing. */
export const answerApproval = route({
  id: 'storefront.answer-approval',
  ...answerApprovalCall,
  summary: 'Approve the version that a link shows, or ask for changes',
  access: 'public',
  params: z.object({ slug }),
  query: z.object({ preview: guestToken }),
  body: approvalAnswer,
  response: approvalView,
  errors: ['gone', 'rate_limited'],
  example: {
    params: { slug: 'fjord-fern' },
    query: { preview: TOKEN },
    request: { verdict: 'changes', name: answered.name, note: answered.note },
    response: { version: 2, expires_at: example.expires_at, answer: answered },
  },
});
