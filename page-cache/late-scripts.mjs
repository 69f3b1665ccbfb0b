import { keepPresses } from './early/keep-presses.mjs';
import { loadLate } from './early/load-late.mjs';
import { onceShown } from './early/once-shown.mjs';
import { PARTS } from './early/parts.mjs';

/** As React writes the scripts of a page; a nonce would say that the page is not everybody's, and such a page is never here. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~/-]+\.js)" async=""><\/script>/g;
/** And how it names ahead what will be asked for. */
const HINT = /<link rel="preload" (?:[^<>]* )?as="script" [^<>]*\/>/g;
const ADDRESS = / href="(\/_next\/static\/chunks\/[\w.~/-]+\.js)"/;
const HEAD_END = '</head>';
const END = '</body></html>';

/** What is said beside a function is not for the browser. @param {(...given: never[]) => unknown} run */
const textOf = (run) =>
  String(run)
    .replace(/\/\*\*[^]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n');
const LOAD = textOf(loadLate);
const GIVEN = Object.entries(PARTS).map(([name, part]) => `${name}:${textOf(part)}`);
const KEEP = `()=>(${textOf(keepPresses)})({${GIVEN.join(',\n')}})`;
const LOAD_PARTS = `{keep:${KEEP},\nonceShown:${textOf(onceShown)}}`;

/** @param {RegExpMatchArray} tag */
const hinted = ([tag]) => ADDRESS.exec(tag)?.[1] ?? [];

/**
 * The document with its scripts asked for after the first paint, and what somebody does before they have come kept. A
 * phone on a slow network has few connections and little width: words, fonts and the picture of the product come first,
 * then what makes them answer. docs/decisions/0022.
 * @param {string} html @returns {string} the same document when it has no scripts of the build, or has been here before
 */
export function withLateScripts(html) {
  const scripts = [...new Set([...html.matchAll(SCRIPT)].map(([, src = '']) => src))];
  const at = html.indexOf(HEAD_END);
  if (scripts.length === 0 || at < 0 || !html.endsWith(END)) return html;
  const hints = new Set([...html.matchAll(HINT)].flatMap(hinted));
  for (const script of scripts) hints.delete(script);
  const rest = (/** @type {string} */ part) =>
    part.replace(SCRIPT, '').replace(HINT, (tag) => (ADDRESS.test(tag) ? '' : tag));
  const own = `(${LOAD})(${JSON.stringify(scripts)},${JSON.stringify([...hints])},${LOAD_PARTS})`;
  return `${rest(html.slice(0, at))}<script>${own}</script>${rest(html.slice(at))}`;
}
