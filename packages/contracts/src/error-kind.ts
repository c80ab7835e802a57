/** Decides the HTTP status, and whether a job tries again (service-kit's error table). */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'upstream'
  | 'unavailable'
  | 'internal';
