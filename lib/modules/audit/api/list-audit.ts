import { listAudit } from '@/lib/modules/audit/contract/list-audit';
import { listAudit as list } from '@/lib/modules/audit/service/list-audit';
import { listOwnAudit } from '@/lib/modules/audit/contract/list-own-audit';
import { listOwnAudit as listOwn } from '@/lib/modules/audit/service/list-own-audit';
import { listPlatformAudit } from '@/lib/modules/audit/contract/list-platform-audit';
import { listPlatformAudit as listPlatform } from '@/lib/modules/audit/service/list-platform-audit';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listAuditHandler = defineHandler(listAudit, ({ user, query, requestId }) =>
  list({ staffId: user.id, requestId }, query),
);

export const listPlatformAuditHandler = defineHandler(listPlatformAudit, ({ user, query, requestId }) =>
  listPlatform({ staffId: user.id, requestId }, query),
);

export const listOwnAuditHandler = defineHandler(listOwnAudit, ({ tenant, user, query, requestId }) =>
  listOwn(tenant, { userId: user.id, requestId }, query),
);
