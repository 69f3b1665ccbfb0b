import { z } from 'zod';
import { instantText, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { SWITCHES } from '@/lib/modules/site/rules/switches';
import { listSwitchesCall, setSwitchCall } from './paths';

const platformSwitch = z.object({
  name: z.enum(SWITCHES),
  is_on: z.boolean(),
  /** False where this installation has no such part, whatever the switch says. */
  is_set_up: z.boolean(),
  /** Null while it has always been on. */
  changed_at: instantText.nullable(),
  /** Null also once they were removed for good. */
  changed_by: z.string().nullable(),
});
export type PlatformSwitch = z.output<typeof platformSwitch>;

/** S2.2-284. */
export const listSwitches = route({
  id: 'platform-switches.list',
  ...listSwitchesCall,
  summary: 'What can be turned off for everybody, and what is',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: z.object({ switches: z.array(platformSwitch) }),
  example: {
    response: {
      switches: [
        {
          name: 'sign_up',
          is_on: false,
          is_set_up: true,
          changed_at: '2026-11-29T09:00:00.000Z',
          changed_by: 'Sam Admin',
        },
      ],
    },
  },
});

/** S2.2-284. */
export const setSwitch = route({
  id: 'platform-switches.set',
  ...setSwitchCall,
  summary: 'Turn a part of the platform off or on for everybody, at once',
  access: 'staff',
  permission: 'super_admin_panel.update',
  params: z.object({ switch: z.enum(SWITCHES) }),
  query: none,
  body: z.object({ is_on: z.boolean() }),
  response: z.object({ name: z.enum(SWITCHES), is_on: z.boolean() }),
  example: {
    params: { switch: 'sign_up' },
    request: { is_on: false },
    response: { name: 'sign_up', is_on: false },
  },
});
