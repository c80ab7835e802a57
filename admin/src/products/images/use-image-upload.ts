import { uploadLimits } from '@shop/shop-rules/picture';
import { useEffect, useRef, useState } from 'react';
import { UploadError, uploadImages } from '../../providers/upload-images.ts';
import { texts } from '../../texts/fi.ts';
import { firstBatch, keptFiles, pickFiles, sentShare, withoutTooLarge } from './pick-files.ts';
import { browserImages, narrowWarning, prepareImages } from './prepare-images.ts';
import type { ProductImages } from './use-product-images.ts';

type WaitingFile = { file: File; preview: string };

type Upload = { waiting: WaitingFile[]; share: number; failure: string | null };

export type RefusedFile = { id: string; name: string; reason: string };

export type ImageUpload = {
  upload: Upload | null;
  refused: RefusedFile[];
  remark: string;
  warning: string;
  sizes: number[];
  choose: (files: File[]) => void;
  retry: () => void;
  removeRefused: (id: string) => void;
  clear: () => void;
};

const bytesOf = (files: WaitingFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0);

/** The server takes all or none: refused files are dropped and the rest sent again. */
export function useImageUpload({ images, details, add, removeAll }: ProductImages): ImageUpload {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [remark, setRemark] = useState('');
  const [widths, setWidths] = useState<ReadonlyMap<File, number>>(new Map());
  const [sent, setSent] = useState<Record<string, File>>({});
  const abort = useRef<AbortController>(undefined);

  useEffect(() => () => abort.current?.abort(), []);

  const keep = (batch: WaitingFile[], urls: string[]) => {
    const files = urls.flatMap((url, index) => (batch[index] ? [[url, batch[index].file] as const] : []));
    setSent((current) => ({ ...current, ...Object.fromEntries(files) }));
    add(urls);
    for (const { preview } of batch) URL.revokeObjectURL(preview);
  };

  const send = async (waiting: WaitingFile[], arrived = 0): Promise<void> => {
    if (waiting.length === 0) return setUpload(null);
    const controller = new AbortController();
    abort.current = controller;
    const batch = firstBatch(waiting, ({ file }) => file.size);
    const now = bytesOf(batch);
    const bytes = { before: arrived, now, after: bytesOf(waiting) - now };
    setUpload({ waiting, share: sentShare(bytes, 0), failure: null });
    try {
      const urls = await uploadImages(
        batch.map(({ file }) => file),
        {
          signal: controller.signal,
          onProgress: (share) =>
            setUpload((current) => (current ? { ...current, share: sentShare(bytes, share) } : null)),
        },
      );
      keep(batch, urls);
      await send(waiting.slice(batch.length), arrived + now);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, refusals } =
        error instanceof UploadError ? error : new UploadError(error instanceof Error ? error.message : '');
      const bad = batch.flatMap(({ file, preview }, index) => {
        const reason = refusals[index];
        return reason === undefined ? [] : [{ id: preview, name: file.name, reason }];
      });
      if (bad.length === 0) setUpload({ waiting, share: 0, failure: message });
      else {
        setRefused((before) => [...before, ...bad]);
        for (const { id } of bad) URL.revokeObjectURL(id);
        void send(
          waiting.filter(({ preview }) => bad.every(({ id }) => id !== preview)),
          arrived,
        );
      }
      // The owner requires an alert beside the notice.
      window.alert(texts.images.failed);
    }
  };

  const prepare = async (chosen: File[]): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    const waiting = upload?.waiting ?? [];
    setUpload({ waiting, share: 0, failure: null });
    const picked = pickFiles(chosen, uploadLimits.files - images.length - waiting.length);
    const prepared = await prepareImages(picked.files, browserImages);
    if (controller.signal.aborted) return;
    const { files, remark: tooLarge } = withoutTooLarge(prepared.files);
    setRemark([picked.remark, tooLarge].filter(Boolean).join(' '));
    setWidths((current) => new Map([...current, ...prepared.widths]));
    const added = files.map((file) => ({ file, preview: URL.createObjectURL(file) }));
    if (added.length === 0) setUpload(upload);
    else await send([...waiting, ...added]);
  };

  const shown = [
    ...keptFiles([...images, ...details], sent),
    ...(upload?.waiting.map(({ file }) => file) ?? []),
  ];
  return {
    upload,
    refused,
    remark,
    warning: narrowWarning(shown, widths),
    sizes: shown.map(({ size }) => size),
    choose: (chosen) => {
      if (upload && upload.failure === null) setRemark(texts.images.wait);
      else void prepare(chosen);
    },
    retry: () => {
      if (upload) void send(upload.waiting);
    },
    removeRefused: (id) => setRefused((before) => before.filter((file) => file.id !== id)),
    clear: () => {
      abort.current?.abort();
      for (const { preview } of upload?.waiting ?? []) URL.revokeObjectURL(preview);
      setUpload(null);
      setRefused([]);
      setRemark('');
      setWidths(new Map());
      setSent({});
      removeAll();
    },
  };
}
