/** The API returns at most this many records by id. */
export const MAX_TOGETHER = 200;
