import { publicConfig, publicConfigAgain } from '@/lib/client/public-config';
import { now } from '@/lib/kernel/clock';
import type { PublicConfig } from '@/lib/modules/site/contract/public-config';
import { nextChange, type ShownNotice } from '@/lib/modules/site/rules/platform-notice';

/** How often a page that stays open asks for what is new. */
export const ASK_MS = 5 * 60_000;

/**
 * Tells what staff say to everybody, whenever that may have changed: at once, when a notice begins or ends, and every five minutes
 * while the page is looked at. A failure changes nothing: what was known stays. Returns what stops it. S2.2-281.
 */
export function watchNotices(show: (notices: readonly ShownNotice[], at: Date) => void): () => void {
  let notices: readonly ShownNotice[] = [];
  let askedAt = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    if (stopped) return;
    const at = now();
    show(notices, at);
    clearTimeout(timer);
    const next = nextChange(notices, at)?.getTime() ?? Infinity;
    timer = setTimeout(tick, Math.min(next - at.getTime(), ASK_MS));
  }
  async function ask(read: () => Promise<PublicConfig>) {
    askedAt = now().getTime();
    notices = (await read().catch(() => null))?.notices ?? notices;
    look();
  }
  function tick() {
    // A page that nobody looks at goes on once somebody does.
    if (document.hidden) return;
    if (now().getTime() - askedAt >= ASK_MS) void ask(publicConfigAgain);
    else look();
  }

  document.addEventListener('visibilitychange', tick);
  void ask(publicConfig);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
