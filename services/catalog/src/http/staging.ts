import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits } from '@shop/contracts';
import type { StorageEngine } from 'multer';

/**
 * Writes uploaded files into the staging folder, of each no more than one may have. What is too large is not an error
 * here: it is to be named together with whatever else is wrong.
 */
export function stagingStorage(folder: string): StorageEngine {
  const discard = (path: string) => rm(path, { force: true });
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
      pipeline(file.stream, bounded, createWriteStream(path)).then(
        () => done(null, { path, size }),
        (error: unknown) => void discard(path).finally(() => done(error)),
      );
    },
    _removeFile: (_request, { path }, done) => {
      discard(path).then(() => done(null), done);
    },
  };
}
