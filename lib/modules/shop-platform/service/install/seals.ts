import { decrypt, encrypt } from '@/lib/kernel/cipher';
import { randomBytes } from '@/lib/kernel/random';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

interface TokenOwner {
  tenantId: string;
  shop: string;
}

/** A key of each connection's own: a token that is moved to another row opens nothing. */
const keyOf = ({ tenantId, shop }: TokenOwner): Buffer =>
  seal(secretsEnv().NEXTAUTH_SECRET, 'shop-token', tenantId, shop);

/** A token of a shop, encrypted for the database. S4-42. */
export const sealToken = (owner: TokenOwner, token: string): Buffer =>
  encrypt(keyOf(owner), Buffer.from(token, 'utf8'));

/** The token again; null if it was changed, is another shop's, or the installation's secret is a new one. */
export const openToken = (owner: TokenOwner, sealed: Buffer | null): string | null =>
  (sealed && decrypt(keyOf(owner), sealed)?.toString('utf8')) ?? null;

/** A new state that nobody can guess. */
export const newState = (): string => Buffer.from(randomBytes(32)).toString('base64url');

/** What is kept of a state. */
export const hashState = (state: string): Buffer => seal(secretsEnv().NEXTAUTH_SECRET, 'shop-install', state);
