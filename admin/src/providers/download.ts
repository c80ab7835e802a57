import { httpFile } from './http.ts';

/** Time for a browser to start saving the file. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Saves under the server's name, after a fresh second-factor code if required.
 * @throws HttpError with a Finnish message
 */
export async function download(url: string): Promise<void> {
  const response = await httpFile(url);
  const name = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  saveFile(await response.blob(), name);
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
