import { z } from 'zod';
import { LOGGED_ACTIONS, type LoggedAction } from '@/lib/audit/action-types';
import { instantText, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { auditChange } from './list-audit';
import { listPlatformAuditCall } from './paths';

const platformAuditQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  action: z.enum(LOGGED_ACTIONS as [LoggedAction, ...LoggedAction[]]).optional(),
});
export type PlatformAuditQuery = z.output<typeof platformAuditQuery>;

/** One row of the platform's own log: what belongs to no single client, never personal data. */
const platformAuditEntry = z.object({
  id: z.string(),
  action: z.string(),
  /** Null where no person did it, as for a printer's message. */
  actor_name: z.string().nullable(),
  subject_id: z.string().nullable(),
  /** What the subject was called then; a person's role. */
  subject_label: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  changes: z.record(z.string(), auditChange).nullable(),
  request_id: z.string().nullable(),
  at: instantText,
});
export type PlatformAuditEntry = z.output<typeof platformAuditEntry>;

const platformAuditPage = z.object({
  entries: z.array(platformAuditEntry),
  next_cursor: z.string().nullable(),
});
export type PlatformAuditPage = z.output<typeof platformAuditPage>;

/** D44-10: who read what, what staff changed that belongs to no client, and what people did to their own accounts; newest first. */
export const listPlatformAudit = route({
  id: 'audit.list-platform',
  ...listPlatformAuditCall,
  summary: 'The platform’s own audit log: what belongs to no single client',
  access: 'staff',
  permission: 'audit.read',
  params: none,
  query: platformAuditQuery,
  response: platformAuditPage,
  example: {
    response: {
      entries: [
        {
          id: 'aud_7k2m9x4c1v8b3n5q6w0z',
          action: 'fulfiller.updated',
          actor_name: 'Maya Loom',
          subject_id: 'ful_northlight',
          subject_label: 'Northlight Print',
          data: { before: { regions: ['UK'] }, after: { regions: ['UK', 'EU'] } },
          changes: { regions: { before: ['UK'], after: ['UK', 'EU'] } },
          request_id: null,
          at: '2026-11-20T09:00:00.000Z',
        },
      ],
      next_cursor: null,
    },
  },
});
