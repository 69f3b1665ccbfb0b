import type { PostalAddress } from '@/lib/address/postal-lines';
import { hasErrors, isFilled, readAddress } from './address-boxes';
import { isSettled, keyOf } from './ask';

/** So long nothing is typed before an address counts as filled in. */
const PAUSE_MS = 800;
/** A form that was sent is looked at so often, and after so long each time, for whether it says that something is wrong. */
const LOOKS = 4;
const LOOK_MS = 300;

interface Watcher {
  /** Something else stands in the fields than before. */
  changed(): void;
  /** Asks about the address, unless it changes meanwhile. */
  ask(address: PostalAddress, asking: AbortController): Promise<PostalAddress | null>;
  /** Offers the answer. */
  offer(suggestion: PostalAddress): void;
}

/** Resolves once no finger or button is down: what is offered pushes nothing away under it. */
function watchPointer(signal: AbortSignal): () => Promise<void> {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const down = () => (isDown = true);
  function up() {
    isDown = false;
    // The click of a press comes after it.
    setTimeout(() => {
      for (const go of waiting) go();
      waiting = [];
    }, 50);
  }
  const options = { signal, capture: true };
  window.addEventListener('pointerdown', down, options);
  window.addEventListener('pointerup', up, options);
  window.addEventListener('pointercancel', up, options);
  return () => (isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
}

/**
 * Watches the fields of an address, and asks about what is typed: when it is filled in and nothing more is typed for a moment, and
 * when the form has refused it. `isTyped`: something was typed before it was watched. Answers what ends it. S2.2-150.
 */
export function watchAddress(around: HTMLElement, isTyped: boolean, watcher: Watcher): () => void {
  const end = new AbortController();
  const { signal } = end;
  const released = watchPointer(signal);
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = keyOf(readAddress(around));

  async function ask() {
    const typed = readAddress(around);
    if (isSettled(typed) || !navigator.onLine) return;
    asking = new AbortController();
    const suggestion = await watcher.ask(typed, asking);
    await released();
    const isStill = !signal.aborted && keyOf(readAddress(around)) === keyOf(typed);
    if (suggestion && isStill) watcher.offer(suggestion);
  }
  function afterPause() {
    clearTimeout(timer);
    timer = setTimeout(() => void (isFilled(around) && ask()), PAUSE_MS);
  }
  function afterSubmit(looks = LOOKS) {
    clearTimeout(timer);
    if (looks === 0) return;
    timer = setTimeout(() => (hasErrors(around) ? void ask() : afterSubmit(looks - 1)), LOOK_MS);
  }
  // A field that is left tells of a change as well; only other texts count.
  function onInput() {
    const now = keyOf(readAddress(around));
    if (now === last) return;
    last = now;
    asking.abort();
    watcher.changed();
    afterPause();
  }
  around.addEventListener('input', onInput, { signal });
  around.addEventListener('change', onInput, { signal });
  around.closest('form')?.addEventListener('submit', () => afterSubmit(), { signal });
  if (isTyped) afterPause();
  return () => {
    clearTimeout(timer);
    asking.abort();
    end.abort();
  };
}
