/** Of a store that has never had a picture of a kind. */
export const NO_PICTURE: Readonly<{ enabled: boolean; url: string }> = { enabled: false, url: '' };
