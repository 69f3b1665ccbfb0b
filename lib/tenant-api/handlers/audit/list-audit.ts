import { listAudit } from '@/lib/contracts/audit/list-audit';
import { listAudit as list } from '@/lib/services/audit/list-audit';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listAuditHandler = defineHandler(listAudit, ({ user, query, requestId }) =>
  list({ staffId: user.id, requestId }, query),
);
