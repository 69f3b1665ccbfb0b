import type { ListDefinition } from '@/lib/modules/lists/service/list-definition';
import { auditList, ownFilters } from './audit-export';

const { staffFilters: _ofStaff, ...shared } = auditList;

/**
 * A client's own log as a list: its export, for the client's administrators. It has neither a client, which is theirs, nor what staff note
 * of them. D44-15, D48-3.
 */
export const ownAuditList: ListDefinition = {
  ...shared,
  name: 'own_audit',
  permissions: { read: 'log.read', export: 'log.read' },
  ofOneTenant: true,
  filters: ownFilters,
  columns: auditList.columns.filter(({ id }) => !id.startsWith('tenant_')),
};
