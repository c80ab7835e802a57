export { backUp } from './back-up.ts';
export { drawKey } from './encryption.ts';
export { bucketPlace, folderPlace } from './place.ts';
export { restore } from './restore.ts';
