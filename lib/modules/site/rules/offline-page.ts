import { BRAND } from '@/lib/kernel/brand';
import type { Locale } from '@/lib/kernel/locales';

/** What the page says, in one language. */
export interface OfflineTexts {
  title: string;
  text: string;
  kept: string;
  retry: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const { ink, paper, accent } = BRAND.colours;
const STYLE = `body{margin:0;min-height:100vh;display:grid;align-content:center;background:${paper};color:${ink};font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:36rem;padding:2rem 1.25rem;margin:0 auto}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}
p{margin:0 0 1rem}
a{display:inline-block;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:.5rem;background:${accent};color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid ${ink};outline-offset:3px}`;

/**
 * The page that is shown where there is no network. It needs no other file and no script, and says the same to everybody:
 * an empty link asks for the address again that could not be fetched. S2.1-81
 */
export function offlinePage(locale: Locale, { title, text, kept, retry }: OfflineTexts): string {
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main id="main">
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p>${escaped(kept)}</p>
<a href="">${escaped(retry)}</a>
</main>
</body>
</html>
`;
}
