import { beginRoute } from '@/lib/client/progress';

/** Next calls this whenever a change of page begins in the browser. SPEC 9. */
export const onRouterTransitionStart = beginRoute;

/**
 * Our policy lets no text become code. zod would try whether it may, and the browser would list that as an attempt against
 * the policy on every page with a form; so it is told beforehand, by the name under which its copies share their settings.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
