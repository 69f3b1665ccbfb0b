/** The size in px that social sites expect for shared links. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
