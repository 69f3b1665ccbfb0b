import { beginRoute } from '@/lib/client/progress';

/** Next calls this whenever a change of page begins in the browser. SPEC 9. */
export const onRouterTransitionStart = beginRoute;
