import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none } from '@/lib/contract/primitives';
import { GRANTABLE } from '@/lib/permissions/permissions';
import { listStaffGrantsCall, setStaffGrantCall } from './paths';

const grantable = z.enum(GRANTABLE);

const staffGrant = z.object({
  permission: grantable,
  granted_at: instantText,
  /** Name of the admin; null once they were removed for good. */
  granted_by: z.string().nullable(),
});
export type StaffGrant = z.output<typeof staffGrant>;

const grantList = z.object({ grants: z.array(staffGrant) });

const example: StaffGrant = {
  permission: 'orders.refund',
  granted_at: '2026-11-24T09:00:00.000Z',
  granted_by: 'Sol Okafor',
};

/** D3-6. */
export const listStaffGrants = route({
  id: 'staff-grants.list',
  ...listStaffGrantsCall,
  summary: 'What staff of customer service may do beyond the table of permissions',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: grantList,
  example: { response: { grants: [example] } },
});

/** D3-6, D3-8. */
export const setStaffGrant = route({
  id: 'staff-grants.set',
  ...setStaffGrantCall,
  summary:
    'Grant staff of customer service a verb, or withdraw it, from their next request on; safe to repeat',
  access: 'staff',
  permission: 'super_admin_panel.update',
  params: z.object({ permission: grantable }),
  query: none,
  body: z.object({ granted: z.boolean() }),
  response: grantList,
  example: {
    params: { permission: 'orders.refund' },
    request: { granted: true },
    response: { grants: [example] },
  },
});
