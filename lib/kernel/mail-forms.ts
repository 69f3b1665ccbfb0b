import { domainToUnicode } from 'node:url';
import { mailText } from './clean-line';

/**
 * The forms in which an e-mail address, or a part of one, may be kept that is searched for: as it was typed, with its
 * domain in ASCII, and in its own script. Any other text, and the part of a label in another script, is as it was typed.
 * S5-93.
 */
export function mailForms(typed: string): string[] {
  const ascii = mailText(typed);
  const at = ascii.lastIndexOf('@') + 1;
  const domain = /(?:^|\.)xn--/i.test(ascii.slice(at)) ? domainToUnicode(ascii.slice(at)) : '';
  const own = domain === '' ? ascii : ascii.slice(0, at) + domain;
  return [...new Set([typed, ascii, own])];
}
