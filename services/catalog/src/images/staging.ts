import { randomUUID } from 'node:crypto';
import { createWriteStream, rm } from 'node:fs';
import { join } from 'node:path';
import { pipeline, Transform } from 'node:stream';
import { uploadLimits } from '@shop/shop-rules';
import type { StorageEngine } from 'multer';

/** Stops writing above the limit without an error, so that the answer names all refused files together. */
export function stagingStorage(folder: string): StorageEngine {
  return {
    _handleFile: (_request, file, done) => {
      const path = join(folder, randomUUID());
      let size = 0;
      const bounded = new Transform({
        transform: (chunk: Buffer, _encoding, next) => {
          size += chunk.length;
          next(null, size > uploadLimits.fileBytes ? undefined : chunk);
        },
      });
      pipeline(file.stream, bounded, createWriteStream(path), (error) => {
        if (error) rm(path, { force: true }, () => done(error));
        else done(null, { path, size });
      });
    },
    _removeFile: (_request, { path }, done) => rm(path, { force: true }, done),
  };
}
