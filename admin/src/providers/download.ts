import { httpFile } from './http.ts';

/** Long enough for a browser to have started saving the file. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Saves a file of our API under the name that the server gives it, and asks for a fresh code first where one is needed.
 * @throws HttpError with a Finnish message
 */
export async function download(url: string): Promise<void> {
  const response = await httpFile(url);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
