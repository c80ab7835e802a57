export type { FileStore, OpenedFile } from './file-store.ts';
export { fileStoreUrlEnv, openFileStore, s3KeysEnv } from './open-file-store.ts';
export { copyFiles } from './copy-files.ts';
