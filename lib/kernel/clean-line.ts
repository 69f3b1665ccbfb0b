/** Control characters such as line breaks and tabs, and runs of white space. */
const BREAKS = /[\p{Cc}\s]+/gu;

/** Marks that change the text direction: an address could look different from what is printed. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\p{Z}]*$/u;

/**
 * A one-line input made safe for a label or a mail header: one line, trimmed, and empty when nothing visible is left.
 * S3.1, S5.
 */
export function cleanLine(typed: string): string {
  const line = typed.replace(TURNING, '').replace(BREAKS, ' ').trim();
  return NOTHING_TO_SEE.test(line) ? '' : line;
}

/** A text of several lines made safe: each line as `cleanLine` makes it, at most one empty line between two. S5. */
export function cleanText(typed: string): string {
  const lines = typed.split(/\r\n|\r|\n/).map((line) => cleanLine(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The beginning of a text from a link, without what no call takes: a NUL, and half a character where it is cut. S5-92. */
export const cutLine = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\0\p{Cs}]/gu, '');

/**
 * An e-mail address that any mail server takes: a local part without quotes, as RFC 5321 has it, and a domain of at least
 * two labels in ASCII. The confirmation mail is the real check. S5-91.
 */
export const MAIL_ADDRESS =
  /^(?=.{6,254}$)(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/** A domain in its ASCII form: `bücher.example` → `xn--bcher-kva.example`. What is none stays as it is. */
export function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{N}\p{M}.。-]+$/u.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/**
 * A typed address as it is kept and mailed to: full-width signs as plain ones, the domain in ASCII, which is what some
 * browsers make of it before they send a form, and others do not.
 */
export function mailText(typed: string): string {
  const text = typed.normalize('NFKC');
  const at = text.lastIndexOf('@');
  return `${text.slice(0, at + 1)}${asciiDomain(text.slice(at + 1))}`;
}

/** Whether a typed address is one, in any script that domains are written in. */
export const isMailAddress = (typed: string): boolean => MAIL_ADDRESS.test(mailText(typed));
