/** As React writes the scripts of a page; a nonce would say that the page is not everybody's, and such a page is never here. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~/-]+\.js)" async=""><\/script>/g;
/** And how it names ahead what will be asked for. */
const HINT = /<link rel="preload" (?:[^<>]* )?as="script" [^<>]*\/>/g;
const ADDRESS = / href="(\/_next\/static\/chunks\/[\w.~/-]+\.js)"/;
const END = '</body></html>';

/** What comes first is given up for after this long: a picture may hang, a tab in the background is never painted. */
const WAITS_MS = 2000;

/** @param {RegExpMatchArray} tag */
const hinted = ([tag]) => ADDRESS.exec(tag)?.[1] ?? [];

/**
 * Asks for the scripts once the first paint and the picture that the page says matters most are there, or somebody touches
 * the page. They stand in the head then as they would have from the beginning.
 * @param {readonly string[]} scripts @param {readonly string[]} hints
 */
const loader = (scripts, hints) => `(()=>{\
document.currentScript.remove();\
const on=['pointerdown','touchstart','keydown','focusin'];\
const go=()=>{\
if(!on.length)return;\
for(const type of on.splice(0))removeEventListener(type,go,true);\
const add=(name,own)=>document.head.append(Object.assign(document.createElement(name),own));\
for(const src of ${JSON.stringify(scripts)})add('script',{src,async:true});\
for(const href of ${JSON.stringify(hints)})add('link',{rel:'preload',as:'script',href})};\
for(const type of on)addEventListener(type,go,{capture:true,passive:true});\
setTimeout(go,${WAITS_MS});\
const soon=()=>requestAnimationFrame(()=>requestAnimationFrame(go));\
const image=document.querySelector('img[fetchpriority=high]');\
try{new PerformanceObserver((list,me)=>{\
if(!list.getEntriesByName('first-contentful-paint').length)return;\
me.disconnect();\
image?image.decode().then(soon,soon):soon()\
}).observe({type:'paint',buffered:true})}catch{go()}\
})()`;

/**
 * The document with its scripts asked for after the first paint. A phone on a slow network has few connections and little
 * width: words, fonts and the picture of the product come first, then what makes them answer. docs/decisions/0019.
 * @param {string} html @returns {string} the same document when it has no scripts of the build, or has been here before
 */
export function withLateScripts(html) {
  const scripts = [...new Set([...html.matchAll(SCRIPT)].map(([, src]) => src))];
  if (scripts.length === 0 || !html.endsWith(END)) return html;
  const hints = new Set([...html.matchAll(HINT)].flatMap(hinted));
  for (const script of scripts) hints.delete(script);
  const rest = html
    .replace(SCRIPT, '')
    .replace(HINT, (tag) => (ADDRESS.test(tag) ? '' : tag))
    .slice(0, -END.length);
  return `${rest}<script>${loader(scripts, [...hints])}</script>${END}`;
}
