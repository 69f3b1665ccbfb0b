import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, requiredText, tenantParams } from '@/lib/contract/primitives';
import { TOKEN_STATES } from '@/lib/modules/integrations/rules/token-state';
import { TOKEN_PERMISSIONS } from '@/lib/permissions/permissions';
import * as paths from './paths';

const NAME_LENGTH = 80;
const permission = z.enum(TOKEN_PERMISSIONS);

const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters, to recognise it by. */
  hint: z.string(),
  state: z.enum(TOKEN_STATES),
  permissions: z.array(z.string()),
  /** Those of its permissions that who made it does not have any more, and so neither does the token. */
  lost: z.array(z.string()),
  created_by: z.string(),
  created_at: instantText,
  expires_at: instantText,
  /** To the minute; null before its first call. */
  last_used_at: instantText.nullable(),
});
export type ApiToken = z.output<typeof apiToken>;

const tokenList = z.object({
  tokens: z.array(apiToken),
  /** What the person who asks may give a token. */
  offered: z.array(permission),
  /** How many tokens more there can be. */
  left: z.number().int(),
});
export type TokenList = z.output<typeof tokenList>;

const tokenId = z.string().regex(/^tok_[0-9a-z_]{2,40}$/);
const tokenParams = tenantParams.extend({ apiToken: tokenId });

const example: ApiToken = {
  id: 'tok_7k2m9x4c1v8b3n5q6w0z',
  name: 'Warehouse sync',
  hint: 'x7Qa',
  state: 'active',
  permissions: ['orders.read', 'orders.note'],
  lost: [],
  created_by: 'Isla Marsh',
  created_at: '2026-11-28T09:00:00.000Z',
  expires_at: '2027-02-27T00:00:00.000Z',
  last_used_at: null,
};
const AT = { tenant: 'ten_fjord' };

/** D47-6. */
export const listTokens = route({
  id: 'integrations.list-tokens',
  ...paths.listTokensCall,
  summary: 'API tokens, the newest first; those that have ended for 90 days more',
  access: 'tenant',
  permission: 'integrations.read',
  params: tenantParams,
  query: none,
  response: tokenList,
  example: {
    params: AT,
    response: { tokens: [example], offered: ['orders.read', 'orders.note'], left: 49 },
  },
});

/** The form of a new token. */
const tokenForm = z.object({
  /** Chosen by the caller at random, at least 128 bits: the same key again is the same token, not a second one. */
  key: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  name: requiredText(NAME_LENGTH),
  permissions: z.array(permission).min(1).max(TOKEN_PERMISSIONS.length),
  /** The last day on which it works (UTC), at most a year away. */
  expires_on: z.iso.date(),
});
export type TokenForm = z.output<typeof tokenForm>;

const madeToken = apiToken.extend({
  /** Shown this once. */
  token: z.string(),
});
export type MadeToken = z.output<typeof madeToken>;

/** D47-1. */
export const createToken = route({
  id: 'integrations.create-token',
  ...paths.createTokenCall,
  summary: 'Make an API token; the answer is the only one that has it',
  access: 'tenant',
  permission: 'integrations.update',
  verifiedOnly: true,
  params: tenantParams,
  query: none,
  body: tokenForm,
  response: madeToken,
  errors: ['conflict', 'too_many'],
  example: {
    params: AT,
    request: {
      key: 'c2FtcGxlLWtleS1vZi1vbmUtdG9rZW4',
      name: 'Warehouse sync',
      permissions: ['orders.read', 'orders.note'],
      expires_on: '2027-02-26',
    },
    response: { ...example, token: 'mlm_4f9KqXr1ZcWm7TtYb2HsLdPv8NgQe3Ju6RaEx0BoCiSwMx7Qa' },
  },
});

/** D47-6. */
export const revokeToken = route({
  id: 'integrations.revoke-token',
  ...paths.revokeTokenCall,
  summary: 'End an API token for good; its next call is refused',
  access: 'tenant',
  permission: 'integrations.update',
  params: tokenParams,
  query: none,
  response: apiToken,
  example: { params: { ...AT, apiToken: example.id }, response: { ...example, state: 'revoked' } },
});
