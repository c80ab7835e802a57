import { uploadLimits } from '@shop/contracts/picture';
import { useEffect, useRef, useState } from 'react';
import { UploadError, uploadImages } from '../../providers/upload-images.ts';
import { texts } from '../../texts/fi.ts';
import { pickFiles } from './pick-files.ts';
import type { ProductImages } from './use-product-images.ts';

/** Files on their way, or stopped on it. `part` is what has been sent, from 0 to 1. */
export type Upload = { files: File[]; previews: string[]; part: number; failure: string | null };

export type ImageUpload = {
  upload: Upload | null;
  /** What to say about files that were not taken. */
  remark: string;
  /** Sizes in bytes of the chosen files, by the address they got. */
  sizes: Record<string, number>;
  choose: (files: File[]) => void;
  retry: () => void;
  clear: () => void;
};

/** Uploads images as soon as they are chosen, and puts their addresses into the product's form. */
export function useImageUpload({ images, add, removeAll }: ProductImages): ImageUpload {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [remark, setRemark] = useState('');
  const [sizes, setSizes] = useState<Record<string, number>>({});
  const abort = useRef<AbortController>(undefined);

  useEffect(() => () => abort.current?.abort(), []);

  const send = async ({ files, previews }: Pick<Upload, 'files' | 'previews'>) => {
    const controller = new AbortController();
    abort.current = controller;
    setUpload({ files, previews, part: 0, failure: null });
    try {
      const urls = await uploadImages(files, {
        signal: controller.signal,
        onProgress: (part) => setUpload((current) => (current ? { ...current, part } : null)),
      });
      setSizes((known) => ({
        ...known,
        ...Object.fromEntries(urls.map((url, index) => [url, files[index]?.size ?? 0])),
      }));
      add(urls);
      setUpload(null);
      for (const preview of previews) URL.revokeObjectURL(preview);
    } catch (error) {
      if (controller.signal.aborted) return;
      const failure = error instanceof UploadError ? error.message : '';
      setUpload({ files, previews, part: 0, failure });
      // The owner asks for an alert; the same stands in place, with the way to try again.
      window.alert(texts.images.failed);
    }
  };

  return {
    upload,
    remark,
    sizes,
    choose: (chosen) => {
      if (upload && upload.failure === null) {
        setRemark(texts.images.wait);
        return;
      }
      const waiting = upload?.files ?? [];
      const picked = pickFiles(chosen, uploadLimits.files - images.length - waiting.length);
      setRemark(picked.remark);
      if (picked.files.length === 0) return;
      const previews = picked.files.map((file) => URL.createObjectURL(file));
      void send({
        files: [...waiting, ...picked.files],
        previews: [...(upload?.previews ?? []), ...previews],
      });
    },
    retry: () => {
      if (upload) void send(upload);
    },
    clear: () => {
      abort.current?.abort();
      for (const preview of upload?.previews ?? []) URL.revokeObjectURL(preview);
      setUpload(null);
      setRemark('');
      setSizes({});
      removeAll();
    },
  };
}
