import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductFormValues } from '../product-form.ts';
import { moveItem } from './move-item.ts';

export type ProductImages = {
  images: string[];
  /** The number of the image whose text is open, from 0. */
  chosen: number;
  choose: (index: number) => void;
  add: (urls: string[]) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  removeAll: () => void;
};

/** The images of the form with their texts beside them, always in the same order. */
export function useProductImages(): ProductImages {
  const { getValues, setValue, clearErrors } = useFormContext<ProductFormValues>();
  const images = useWatch<ProductFormValues, 'images'>({ name: 'images' });
  const [chosen, setChosen] = useState(0);
  const change = (edit: (list: string[]) => string[]) => {
    const values = getValues();
    const textsNow = values.images.map((_, index) => values.imageTexts[index] ?? '');
    setValue('imageTexts', edit(textsNow), { shouldDirty: true });
    setValue('images', edit(values.images), { shouldDirty: true });
    clearErrors(['images', 'imageTexts']);
  };
  return {
    images,
    chosen: Math.min(chosen, Math.max(images.length - 1, 0)),
    choose: setChosen,
    add: (urls) => {
      const { images: before, imageTexts } = getValues();
      const blanks = [...before.map((_, index) => imageTexts[index] ?? ''), ...urls.map(() => '')];
      setValue('imageTexts', blanks, { shouldDirty: true });
      setValue('images', [...before, ...urls], { shouldDirty: true });
      clearErrors('images');
    },
    move: (from, to) => {
      change((list) => moveItem(list, from, to));
      setChosen(to);
    },
    remove: (index) => {
      change((list) => list.filter((_, place) => place !== index));
      setChosen(Math.max(index - 1, 0));
    },
    removeAll: () => {
      change(() => []);
      setChosen(0);
    },
  };
}
