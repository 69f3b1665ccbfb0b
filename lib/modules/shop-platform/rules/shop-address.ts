import { cleanLine } from '@/lib/kernel/clean-line';

/** The longest address: a shop's name of 60 characters and the platform's domain. */
export const SHOP_ADDRESS_MAX = 75;

const ADDRESS = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?\.myshopify\.com$/;
const ASCII = /^[\x20-\x7e]*$/;

/** What was typed as a shop's address, in lower case. Other letters stay, since folding could make them look right. */
export function foldShopAddress(typed: string): string {
  const line = cleanLine(typed);
  return ASCII.test(line) ? line.toLowerCase() : line;
}

/**
 * The address of a shop, `name.myshopify.com`, or null for anything else: no scheme, path, port, login or subdomain, so
 * that the address can never lead to another host. The only place that decides this. S2.2-207.
 */
export function parseShopAddress(typed: string): string | null {
  const folded = foldShopAddress(typed);
  return ADDRESS.test(folded) ? folded : null;
}
