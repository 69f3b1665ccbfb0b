/** Of a store that has never had a picture of a kind. */
export const NO_PICTURE = { enabled: false, url: '' } as const;
