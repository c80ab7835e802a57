/** The API's limit for records by id. */
export const MAX_TOGETHER = 200;
