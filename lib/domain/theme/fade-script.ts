/** DECISIONS 9: the fade has ended this long after the navigation, whatever the fonts do. */
const ENDS_MS = 2000;
const LASTS_MS = 400;
const WAITS_MS = ENDS_MS - LASTS_MS;

/**
 * Runs while the HTML is read, before anything of the content is painted. An animation's times count from the
 * navigation, so one that is bound to its start ends in time without a timer; fonts that are ready earlier move it
 * forward. It leaves no attribute for React to stumble over, and an opacity above 0 keeps the content's paint counted.
 * Where scripts need a nonce, the policy knows it by its hash.
 */
export const FADE_SCRIPT = `(()=>{const e=document.currentScript.parentNode.parentNode;\
if(!e.animate||matchMedia('(prefers-reduced-motion:reduce)').matches)return;\
const a=e.animate({opacity:[.01,1]},{delay:${WAITS_MS},duration:${LASTS_MS},easing:'ease-out',fill:'backwards'});\
a.startTime=0;\
document.fonts.ready.then(()=>{a.startTime=Math.min(0,performance.now()-${WAITS_MS})})})()`;
