import { escapeHtml } from './escape-html';

const STYLE = `
:root{color-scheme:light;--ink:#16181d;--soft:#5b606b;--paper:#fbfaf7;--card:#fff;--line:#e4e1d9;--accent:#4338ca}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif}
header.top{border-bottom:1px solid var(--line);background:var(--card)}
header.top>div,main{max-width:1080px;margin:0 auto;padding:16px 24px}
header.top h1{font-size:17px;margin:0}header.top p{margin:0;color:var(--soft);font-size:13px}
h2{font-size:16px;margin:24px 0 8px}
a{color:var(--accent)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:auto}
table{width:100%;border-collapse:collapse}
th,td{text-align:left;padding:10px 16px;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:break-word}
tbody tr:last-child>*{border-bottom:0}th[scope=row]{width:1%;white-space:nowrap}td.mono{overflow-wrap:anywhere}time{white-space:nowrap}th{font-size:12px;color:var(--soft);font-weight:600}
.soft{color:var(--soft)}.mono{font-family:ui-monospace,monospace;font-size:13px}
button{font:inherit;font-weight:600;padding:8px 16px;min-height:40px;border-radius:8px;border:1px solid var(--line);background:var(--card);color:var(--ink);cursor:pointer}
button.primary{background:var(--accent);border-color:var(--accent);color:#fff}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.empty{padding:48px 24px;text-align:center;color:var(--soft)}
@media (max-width:640px){header.top>div,main{padding:12px 16px}.wide{display:none}}
`;

export interface Page {
  title: string;
  /** One line of text below the title. */
  note: string;
  /** HTML, already escaped. */
  main: string;
  /** Inline script, optional. */
  script?: string;
}

/** Layout of all pages of the stand-ins. */
export function page({ title, note, main, script }: Page): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>
<header class="top"><div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(note)}</p></div></header>
<main>${main}</main>${script ? `<script>${script}</script>` : ''}</body></html>`;
}
