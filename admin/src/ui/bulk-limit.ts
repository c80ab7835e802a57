/** So many records are read, and changed, together at the most: the API reads no more by their ids. */
export const MAX_TOGETHER = 200;
