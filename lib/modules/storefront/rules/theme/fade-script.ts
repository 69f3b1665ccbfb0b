/** D9-1: the fade ends this long after the navigation, whatever the fonts do. */
const ENDS_MS = 2000;
const LASTS_MS = 400;
const WAITS_MS = ENDS_MS - LASTS_MS;

/**
 * An inline script before the content, which runs while the HTML is parsed, before the content is painted. The
 * animation's times count from the navigation, so it ends in time without a timer. The script leaves no attribute that
 * would break React's hydration. Before the fade starts the content has `visibility: hidden`, not only opacity 0: a line
 * that wraps differently when its font arrives then causes no layout shift. The fade starts above opacity 0, because
 * browsers do not count a first paint at 0. The content security policy allows the script by its hash.
 */
export const FADE_SCRIPT = `(()=>{const e=document.currentScript.parentNode.parentNode;\
if(!e.animate||matchMedia('(prefers-reduced-motion:reduce)').matches)return;\
e.animate({opacity:[.01,1],visibility:['hidden','visible']},{delay:${WAITS_MS},duration:${LASTS_MS},easing:'ease-out',fill:'backwards'})\
.startTime=0})()`;

/**
 * An inline script after the content: the fade starts earlier if the fonts are ready earlier. The content's layout names
 * its fonts; a frame is awaited so that their lines are laid out before they are visible. It does not wait for the rest
 * of the document: on a slow phone React takes the page over before the end has been parsed, and the content would
 * appear only after that. Hash as above.
 */
export const FADE_SOONER_SCRIPT = `(()=>{const e=document.currentScript.parentNode.parentNode,[a]=e.getAnimations?.()??[];\
if(!a)return;e.offsetHeight;\
document.fonts.ready.then(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{\
a.startTime=Math.min(0,performance.now()-${WAITS_MS})})))})()`;
