import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { tenantParams } from '@/lib/contract/primitives';
import { LOG_ACTORS } from '@/lib/modules/audit/rules/own-log';
import { auditEntry, auditEntryExample, auditListQuery } from './list-audit';
import { listOwnAuditCall } from './paths';

const ownAuditQuery = auditListQuery.omit({ tenant: true }).extend({
  actor: z.enum(LOG_ACTORS).optional(),
});
export type OwnAuditQuery = z.output<typeof ownAuditQuery>;

const ownAuditPage = z.object({ entries: z.array(auditEntry), next_cursor: z.string().nullable() });
export type OwnAuditPage = z.output<typeof ownAuditPage>;

/** D44-14: what was done in one client's company, by its own people, by staff and by shoppers; newest first. */
export const listOwnAudit = route({
  id: 'audit.list-own',
  ...listOwnAuditCall,
  summary: 'What was done in a company, by its own people, by staff and by shoppers, the newest first',
  access: 'tenant',
  permission: 'log.read',
  params: tenantParams,
  query: ownAuditQuery,
  response: ownAuditPage,
  example: {
    params: { tenant: 'ten_fjord' },
    response: { entries: [auditEntryExample], next_cursor: null },
  },
});
