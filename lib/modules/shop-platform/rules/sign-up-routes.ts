/** The landing pages through which a merchant signs up: the plain one and those of two partner programmes. S2.1-19. */
export const SIGN_UP_ROUTES = ['/shopify/signup', '/shopify/spoke', '/shopify/tsas'] as const;
export type SignUpRoute = (typeof SIGN_UP_ROUTES)[number];

const SOURCES = {
  '/shopify/signup': 'shopify',
  '/shopify/spoke': 'spoke',
  '/shopify/tsas': 'tsas',
} as const satisfies Record<SignUpRoute, string>;
export type TrackingSource = (typeof SOURCES)[SignUpRoute];

/** Where a merchant came from. The page decides it, never what the browser says of itself. S2.1-46. */
export function trackingSource(route: SignUpRoute): TrackingSource {
  return SOURCES[route];
}

/** The stored route, or the plain one for what was stored before there were any. */
export function signUpRoute(text: string | undefined): SignUpRoute {
  return SIGN_UP_ROUTES.find((route) => route === text) ?? '/shopify/signup';
}
