/** The kinds of pictures in a tenant's library. Print files and previews are made by the platform and are no part of it. */
export const LIBRARY_KINDS = ['logo', 'background', 'artwork'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** How the library can be sorted: by age, newest first, or by size in bytes, largest first. */
export const FILE_SORTS = ['-created_at', 'created_at', '-bytes', 'bytes'] as const;
export type FileSort = (typeof FILE_SORTS)[number];

/** What may name a file. A kept version of a store's look holds on to its files, but keeps nobody from deleting one. */
export const FILE_PLACES = ['product', 'store', 'colours', 'version'] as const;

/** Characters of a file's name, as uploads take it. */
export const FILE_NAME_LENGTH = 200;
/** Places that an answer names; of more it says so. */
export const MOST_USES = 50;
