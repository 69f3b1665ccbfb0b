import { listAudit } from '@/lib/modules/audit/contract/list-audit';
import { listAudit as list } from '@/lib/modules/audit/service/list-audit';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listAuditHandler = defineHandler(listAudit, ({ user, query, requestId }) =>
  list({ staffId: user.id, requestId }, query),
);
