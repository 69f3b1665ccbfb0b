import { z } from 'zod';
import { none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { lookUsesCall } from './paths';

const stores = z.number().int().positive();
const lookUses = z.object({
  /** By its id; one that no store uses is left out. */
  palettes: z.array(z.object({ id: z.string(), stores })),
  /** By its family; a store that has one for headings and texts counts once. */
  fonts: z.array(z.object({ family: z.string(), stores })),
});
export type LookUses = z.output<typeof lookUses>;

/** S2.2-333. */
export const readLookUses = route({
  id: 'palettes.use',
  ...lookUsesCall,
  summary: 'How many stores of all clients use each palette and each font; drafts count, deleted ones don’t',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: lookUses,
  example: {
    response: { palettes: [{ id: 'moss', stores: 12 }], fonts: [{ family: 'Inter', stores: 31 }] },
  },
});
