import { uploadField } from '@shop/shop-rules/picture';
import { HttpError } from 'react-admin';
import { repeatAfterProof } from './http.ts';

type Answer = {
  success?: boolean;
  code?: string;
  message?: string;
  result?: string[];
  errors?: Record<string, string>;
};
type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

/** Message is the server's; '' when it gave none. */
export class UploadError extends Error {
  override name = 'UploadError';
  /** Messages by index of the refused file. */
  readonly refusals: Record<number, string>;

  constructor(message: string, errors: Record<string, string> = {}) {
    super(message);
    this.refusals = Object.fromEntries(
      Object.entries(errors).flatMap(([field, sentence]) => {
        const index = field.startsWith(`${uploadField}.`) ? field.slice(uploadField.length + 1) : '';
        return /^\d+$/.test(index) ? [[index, sentence]] : [];
      }),
    );
  }
}

/**
 * XMLHttpRequest, because fetch reports no progress. No timeout, for slow lines.
 * @returns addresses in file order
 */
export const uploadImages = (files: File[], sending: Sending): Promise<string[]> =>
  repeatAfterProof(() => sendImages(files, sending), { isSave: true });

function sendImages(files: File[], { onProgress, signal }: Sending): Promise<string[]> {
  const form = new FormData();
  for (const file of files) form.append(uploadField, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/product/image-upload');
    request.timeout = 0;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      // eslint-disable-next-line no-console -- progress is to be followed in the console too
      console.debug(`Image upload: ${loaded} of ${total} bytes`);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status < 300 && answer.success && answer.result) resolve(answer.result);
      else if (request.status === 401) reject(new HttpError(answer.message ?? '', 401, answer));
      else reject(new UploadError(answer.message ?? '', answer.errors));
    });
    request.addEventListener('error', () => reject(new UploadError('')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
