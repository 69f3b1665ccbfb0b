import { z } from 'zod';
import { currency, instantText, none, objectId, requiredText, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { CORRECTION_REASON_LENGTH } from '@/lib/modules/ledger/rules/text-lengths';
import { amountAboveZero, signedAmount } from './amounts';
import { issueNoteCall, listStatementsCall, statementFileCall } from './paths';

const statement = z.object({
  id: z.string(),
  kind: z.enum(['statement', 'credit_note']),
  number: z.string().meta({ description: 'Without gaps within a seller and year, both kinds together' }),
  currency,
  month: z.string().meta({ description: 'YYYY-MM; of a credit note, that of the statement it corrects' }),
  /** Collected in the month, less what was given back; of a credit note, what it credits. */
  total: signedAmount,
  corrects: z
    .string()
    .nullable()
    .meta({ description: 'Number of the statement that a credit note corrects' }),
  /** Of a credit note. */
  reason: z.string().nullable(),
  issued_at: instantText,
});
export type Statement = z.output<typeof statement>;

const example: Statement = {
  id: 'stm_eu_2026_000041',
  kind: 'statement',
  number: 'EU-2026-000041',
  currency: 'EUR',
  month: '2026-10',
  total: '412.50',
  corrects: null,
  reason: null,
  issued_at: '2026-11-01T05:55:00.000Z',
};
const ofClient = { access: 'tenant', permission: 'ledger.read_rows' } as const;
const params = tenantParams.extend({ statement: objectId.meta({ description: 'Id of a statement' }) });
const PARAMS = { tenant: 'ten_lumen', statement: example.id };

/** D39-1. The newest month first, at most 500. */
export const listStatements = route({
  id: 'ledger.statements',
  ...listStatementsCall,
  ...ofClient,
  summary: 'A client’s monthly statements and their credit notes',
  params: tenantParams,
  query: none,
  response: z.object({ statements: z.array(statement) }),
  example: { params: { tenant: 'ten_lumen' }, response: { statements: [example] } },
});

/** D39-1: the bytes are the same each time. */
export const statementFile = route({
  id: 'ledger.statement-file',
  ...statementFileCall,
  ...ofClient,
  summary: 'A statement or credit note as a PDF',
  params,
  query: none,
  response: z.string().meta({ contentType: 'application/pdf' }),
  example: { params: PARAMS, response: '%PDF-1.7 …' },
});

const note = z.object({
  amount: amountAboveZero,
  /** The client reads it. */
  reason: requiredText(CORRECTION_REASON_LENGTH),
});

/** D39-2. 409 where the statement's notes would add up to more than its total. */
export const issueNote = route({
  id: 'ledger.issue-note',
  ...issueNoteCall,
  summary: 'Correct a statement by a credit note, whose amount is added to the client’s balance',
  access: 'staff',
  permission: 'ledger.write',
  params,
  query: none,
  body: note,
  response: statement,
  errors: ['conflict'],
  idempotent: true,
  example: {
    params: PARAMS,
    request: { amount: '12.00', reason: 'Two shirts were printed twice' },
    response: {
      ...example,
      id: 'stm_eu_2026_000057',
      kind: 'credit_note',
      number: 'EU-2026-000057',
      total: '12.00',
      corrects: example.number,
      reason: 'Two shirts were printed twice',
    },
  },
});
