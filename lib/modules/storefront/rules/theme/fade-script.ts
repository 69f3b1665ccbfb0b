/** DECISIONS 9: the fade has ended this long after the navigation, whatever the fonts do. */
const ENDS_MS = 2000;
const LASTS_MS = 400;
const WAITS_MS = ENDS_MS - LASTS_MS;

/**
 * Runs while the HTML is read, before anything of the content is painted. An animation's times count from the
 * navigation, so one that is bound to its start ends in time without a timer; fonts that are ready earlier move it
 * forward. Which fonts those are, the layout of the whole document says, and a frame passes so that their lines stand
 * before they are seen. It leaves no attribute for React to stumble over. Until it begins the content is hidden and not
 * only faint: nothing is seen of it either way, and a line that breaks elsewhere once its font is there moves nothing that
 * stood before. An opacity above 0 then keeps the content's first paint counted, which browsers do not do for one that
 * comes out of nothing. Where scripts need a nonce, the policy knows it by its hash.
 */
export const FADE_SCRIPT = `(()=>{const e=document.currentScript.parentNode.parentNode;\
if(!e.animate||matchMedia('(prefers-reduced-motion:reduce)').matches)return;\
const a=e.animate({opacity:[.01,1],visibility:['hidden','visible']},{delay:${WAITS_MS},duration:${LASTS_MS},easing:'ease-out',fill:'backwards'});\
a.startTime=0;\
addEventListener('DOMContentLoaded',()=>{e.offsetHeight;\
document.fonts.ready.then(()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{\
a.startTime=Math.min(0,performance.now()-${WAITS_MS})})))})})()`;
