import { z } from 'zod';
import { LOGGED_ACTIONS, type LoggedAction } from '@/lib/audit/action-types';
import { route } from '@/lib/contract/route';
import { instantText, none, tenantId } from '@/lib/contract/primitives';
import { LOG_ACTORS } from '@/lib/modules/audit/rules/own-log';
import { listAuditCall } from './paths';

export const auditListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  action: z.enum(LOGGED_ACTIONS as [LoggedAction, ...LoggedAction[]]).optional(),
  tenant: tenantId.optional(),
});
export type AuditListQuery = z.output<typeof auditListQuery>;

export const auditChange = z.union([
  z.literal('changed'),
  z.object({ before: z.unknown(), after: z.unknown() }),
]);

/** One row of the log: who did what to which object, never personal data. */
export const auditEntry = z.object({
  id: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  action: z.string(),
  actor: z.enum(LOG_ACTORS),
  actor_name: z.string().nullable(),
  /** Whether staff acted for the client, having opened it. */
  on_behalf: z.boolean(),
  subject_type: z.string(),
  subject_id: z.string(),
  /** What the subject was called then. */
  subject_label: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  /** By field: what it was and is, or only that it changed. */
  changes: z.record(z.string(), auditChange).nullable(),
  request_id: z.string().nullable(),
  at: instantText,
});
export type AuditEntry = z.output<typeof auditEntry>;

const auditPage = z.object({
  entries: z.array(auditEntry),
  next_cursor: z.string().nullable(),
  /** By name, at most a hundred. */
  tenants: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AuditPage = z.output<typeof auditPage>;

export const auditEntryExample: AuditEntry = {
  id: 'aud_7k2m9x4c1v8b3n5q6w0z',
  tenant_id: 'ten_fjord',
  tenant_name: 'Fjord & Fern Coffee',
  action: 'event.status_updated',
  actor: 'client',
  actor_name: 'Freya Lund',
  on_behalf: false,
  subject_type: 'event',
  subject_id: 'evt_fjord_fern',
  subject_label: 'Fjord & Fern',
  data: { from: 'Draft', to: 'Active' },
  changes: { status: { before: 'Draft', after: 'Active' } },
  request_id: null,
  at: '2026-11-20T09:00:00.000Z',
};

/** S3.9, D34-1: the 25 types and the other recorded writes, newest first. */
export const listAudit = route({
  id: 'audit.list',
  ...listAuditCall,
  summary: 'The audit log over all tenants, or narrowed to one',
  access: 'staff',
  permission: 'audit.read',
  params: none,
  query: auditListQuery,
  response: auditPage,
  example: {
    response: {
      entries: [auditEntryExample],
      next_cursor: null,
      tenants: [{ id: 'ten_fjord', name: 'Fjord & Fern Coffee' }],
    },
  },
});
