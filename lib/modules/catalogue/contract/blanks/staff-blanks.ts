import { z } from 'zod';
import { none, requiredText, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import * as paths from '../paths';
import { blankId } from '../product-fields';
import { exampleBlank, exampleBlankDetail, exampleForm } from './examples';
import { blankForm, blankParams, newBlank, staffBlank, staffBlankDetail } from './shapes';

const READS = { access: 'staff', permission: 'clients.read' } as const;
const WRITES = { access: 'staff', permission: 'blanks.write' } as const;
const AT_ONE = { blank: exampleBlank.id };
/** As it was read: a change of another is never overwritten. */
const seen = z.object({ revision: z.int32().min(1) });

const staffBlanksQuery = z.object({
  /** Part of its brand, number or category. */
  search: text(80).optional(),
  status: z.enum(['offered', 'withdrawn']).optional(),
});
export type StaffBlanksQuery = z.output<typeof staffBlanksQuery>;
const staffBlanks = z.object({ blanks: z.array(staffBlank) });
export type StaffBlanks = z.output<typeof staffBlanks>;

/** S2.2-7, S2.2-233. */
export const listStaffBlanks = route({
  ...READS,
  id: 'blanks.list-all',
  ...paths.listStaffBlanksCall,
  summary: 'All blanks, withdrawn ones too, with what tenants have of them',
  params: none,
  query: staffBlanksQuery,
  response: staffBlanks,
  example: { response: { blanks: [exampleBlank] } },
});

export const readStaffBlank = route({
  ...READS,
  id: 'blanks.read',
  ...paths.readStaffBlankCall,
  summary: 'A blank with its versions and the stores that sell things made of it',
  params: blankParams,
  query: none,
  response: staffBlankDetail,
  example: { params: AT_ONE, response: exampleBlankDetail },
});

export const changeBlank = route({
  ...WRITES,
  id: 'blanks.change',
  ...paths.changeBlankCall,
  summary: 'Give a blank a new version; orders keep what they were sold with',
  params: blankParams,
  query: none,
  body: blankForm.extend(seen.shape).extend({ note: text(300) }),
  response: staffBlankDetail,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { ...exampleForm, revision: 1, note: 'New price list' },
    response: exampleBlankDetail,
  },
});

/** S2.2-271. */
export const createBlank = route({
  ...WRITES,
  id: 'blanks.create',
  ...paths.createBlankCall,
  summary: 'Add a blank of one of the drawings; from then on products can be made of it',
  params: none,
  query: none,
  body: newBlank,
  response: staffBlankDetail,
  example: {
    request: { ...exampleForm, id: 'tee-heavy', family: 'tee', name: 'Heavy tee', code: 'NL240' },
    response: exampleBlankDetail,
  },
});

/** S2.2-234. */
export const withdrawBlank = route({
  ...WRITES,
  id: 'blanks.withdraw',
  ...paths.withdrawBlankCall,
  summary: 'Sell nothing more that is made of a blank; its products stay, as no longer made',
  params: blankParams,
  query: none,
  body: seen.extend({ reason: requiredText(300), replaced_by: blankId.nullable() }),
  response: staffBlankDetail,
  errors: ['conflict'],
  example: {
    params: AT_ONE,
    request: { revision: 1, reason: 'Its maker has stopped making it.', replaced_by: 'hoodie' },
    response: exampleBlankDetail,
  },
});

export const offerBlank = route({
  ...WRITES,
  id: 'blanks.offer',
  ...paths.offerBlankCall,
  summary: 'Offer a withdrawn blank again; its products are sold as before',
  params: blankParams,
  query: none,
  body: seen,
  response: staffBlankDetail,
  errors: ['conflict'],
  example: { params: AT_ONE, request: { revision: 2 }, response: exampleBlankDetail },
});
