import { beginRoute } from '@/lib/client/progress';

/** Called by Next when a client-side navigation starts. S9. */
export const onRouterTransitionStart = beginRoute;

/**
 * The content security policy forbids `eval`. zod would test whether it is allowed, which browsers report as a
 * violation on every page with a form; `jitless` turns that test off in all copies of zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
