import { z } from 'zod';
import { instantText, none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { listStaffFontsCall, offerFontCall, orderFontsCall } from './paths';

const staffFont = z.object({
  family: z.enum(FONT_FAMILIES),
  /** Always offered. */
  stays: z.boolean(),
  /** Null while it is offered. */
  withdrawn_at: instantText.nullable(),
  /** Null while it is offered, and once they were removed for good. */
  withdrawn_by: z.string().nullable(),
});
export type StaffFont = z.output<typeof staffFont>;

const families = z.array(z.enum(FONT_FAMILIES)).min(1).max(100);

/** S2.2-329, S2.2-332. */
export const listStaffFonts = route({
  id: 'fonts.list',
  ...listStaffFontsCall,
  summary: 'All fonts in their order, and which of them are withdrawn',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: z.object({ fonts: z.array(staffFont) }),
  example: {
    response: {
      fonts: [
        {
          family: 'Bangers',
          stays: false,
          withdrawn_at: '2026-11-30T09:00:00.000Z',
          withdrawn_by: 'Sam Admin',
        },
      ],
    },
  },
});

/** S2.2-329. */
export const offerFont = route({
  id: 'fonts.offer',
  ...offerFontCall,
  summary: 'Withdraw a font from the choice, or offer it again; a conflict for one that is always offered',
  access: 'staff',
  permission: 'super_admin_panel.update',
  params: z.object({ family: z.enum(FONT_FAMILIES) }),
  query: none,
  body: z.object({ is_offered: z.boolean() }),
  response: z.object({ family: z.enum(FONT_FAMILIES) }),
  errors: ['conflict'],
  example: {
    params: { family: 'Bangers' },
    request: { is_offered: false },
    response: { family: 'Bangers' },
  },
});

/** S2.2-332. */
export const orderFonts = route({
  id: 'fonts.order',
  ...orderFontsCall,
  summary: 'Put all fonts in another order; a conflict where a colleague was first',
  access: 'staff',
  permission: 'super_admin_panel.update',
  params: none,
  query: none,
  body: z.object({
    was: families.meta({ description: 'The order that was read: all fonts, the withdrawn ones too' }),
    families: families.meta({ description: 'The same fonts in the new order' }),
  }),
  response: z.object({ families: z.array(z.enum(FONT_FAMILIES)) }),
  errors: ['conflict'],
  example: {
    request: { was: ['Inter', 'Lora'], families: ['Lora', 'Inter'] },
    response: { families: ['Lora', 'Inter'] },
  },
});
