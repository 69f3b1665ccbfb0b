import type { CSSProperties } from 'react';
import { BRAND } from '@/lib/kernel/brand';

const { ink, paper } = BRAND.colours;
const quiet = '#5b606b';
const sans = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const style = <K extends string>(styles: Record<K, CSSProperties>) => styles;

/** Mail clients support styles only as attributes of elements. */
export const mailStyles = style({
  body: { backgroundColor: paper, fontFamily: sans, color: ink, margin: 0, padding: '24px 8px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #e5e2da',
    borderRadius: 12,
    maxWidth: 600,
    overflow: 'hidden',
  },
  band: { padding: '20px 32px' },
  store: { fontSize: 18, fontWeight: 700, margin: 0 },
  content: { padding: '24px 32px' },
  heading: { fontSize: 24, lineHeight: '32px', margin: '0 0 8px' },
  smallHeading: { fontSize: 16, margin: '24px 0 4px' },
  text: { fontSize: 16, lineHeight: '24px', margin: '0 0 8px' },
  button: { display: 'inline-block', padding: '12px 20px', borderRadius: 8, fontWeight: 600, marginTop: 8 },
  link: { color: ink, fontWeight: 600, textDecoration: 'underline' },
  quietLink: { color: quiet, textDecoration: 'underline' },
  rule: { borderColor: '#e5e2da', margin: '16px 0' },
  line: { marginBottom: 12 },
  pictureCell: { width: 88, verticalAlign: 'top' },
  picture: { borderRadius: 8, backgroundColor: '#f3f1ea' },
  lineName: { fontSize: 16, fontWeight: 600, margin: 0 },
  lineDetails: { fontSize: 14, color: quiet, margin: 0, lineHeight: '20px' },
  amountCell: { verticalAlign: 'top', whiteSpace: 'nowrap' },
  total: { fontSize: 14, margin: '2px 0' },
  totalStrong: { fontSize: 16, fontWeight: 700, margin: '6px 0 0' },
  addressLine: { fontSize: 14, lineHeight: '20px', margin: 0 },
  footer: { padding: '16px 32px', backgroundColor: '#f6f4ee' },
  footerText: { fontSize: 12, lineHeight: '18px', color: quiet, margin: 0 },
});

/** Where the reader's mail program is dark. The store's band and its buttons keep their colours. */
const DARK: Readonly<Record<string, string>> = {
  '.m-body': 'background-color:#121318',
  // The library repeats the body's style on its one cell.
  '.m-body>table>tbody>tr>td': 'background-color:#121318;color:#ecebe6',
  '.m-card': 'background-color:#1c1e24;border-color:#33363f',
  '.m-footer': 'background-color:#17191f',
  '.m-quiet': 'color:#a9adb8',
  '.m-rule': 'border-color:#33363f',
  '.m-link': 'color:#ecebe6',
};

const darkRules = (scope: string): string =>
  Object.entries(DARK)
    .map(([part, style]) => `${scope}${part}{${style.replaceAll(';', ' !important;')} !important}`)
    .join('');

/**
 * The only style sheet of a mail: attributes cannot ask for the reader's colour scheme. Programs that know no media
 * queries show the light mail; Outlook's apps mark what they darken with an attribute instead.
 */
export const DARK_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}`;
