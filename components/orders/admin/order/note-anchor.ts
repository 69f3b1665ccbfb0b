/** The id of a note on its order's page, which links lead to. D3-59, D3-61. */
export const noteAnchor = (noteId: string): string => `note-${noteId}`;
