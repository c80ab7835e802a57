import { MAX_DETAILS, uploadLimits } from '@shop/shop-rules/picture';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch, type FieldErrors } from 'react-hook-form';
import type { ProductFormValues } from '../values/product-form.ts';
import { moveItem } from './move-item.ts';

/** `images` are numbered models for sale; `details` are close-ups. */
export type ImageList = 'images' | 'details';

export type ImagePlace = { list: ImageList; index: number };

export type ProductImages = {
  images: string[];
  details: string[];
  chosen: ImagePlace | null;
  isOtherFull: boolean;
  choose: (place: ImagePlace) => void;
  add: (urls: string[]) => void;
  move: (place: ImagePlace, to: number) => void;
  /**
   * To the end of the other list.
   * @returns its new place
   */
  moveToOtherList: (place: ImagePlace) => ImagePlace;
  remove: (place: ImagePlace) => void;
  removeAll: () => void;
};

/** Parallel form lists per image, in the same order. */
const columns = {
  images: ['images', 'imageTexts', 'imageColours'],
  details: ['details', 'detailTexts'],
} as const;
const room = { images: uploadLimits.files, details: MAX_DETAILS };

export function useProductImages(): ProductImages {
  const { getValues, setValue, clearErrors } = useFormContext<ProductFormValues>();
  const images = useWatch<ProductFormValues, 'images'>({ name: 'images' });
  const details = useWatch<ProductFormValues, 'details'>({ name: 'details' });
  const [place, setPlace] = useState<ImagePlace>({ list: 'images', index: 0 });
  const { errors } = useFormState<ProductFormValues>();
  const [refused, setRefused] = useState<string>();
  const wrong = wrongPlace(errors);
  const key = wrong && `${wrong.list}.${wrong.index}`;
  // Opens the first refused image, but keeps the open one while errors are mended.
  if (key !== refused) {
    setRefused(key);
    if (wrong && refused === undefined) setPlace(wrong);
  }
  const lists = { images, details };
  const chosen = within(place, lists);
  const change = (list: ImageList, edit: (column: string[]) => string[]) => {
    const values = getValues();
    for (const column of columns[list]) {
      const whole = values[list].map((_, index) => values[column][index] ?? '');
      setValue(column, edit(whole), { shouldDirty: true });
    }
    // Errors of close-ups show at `images` too.
    clearErrors([...columns[list], 'images']);
  };
  const take = (place: ImagePlace) =>
    change(place.list, (column) => column.filter((_, index) => index !== place.index));
  return {
    images,
    details,
    chosen,
    isOtherFull: chosen !== null && lists[otherThan(chosen.list)].length >= room[otherThan(chosen.list)],
    choose: setPlace,
    add: (urls) => {
      const { images: before, imageTexts, imageColours } = getValues();
      const blanks = (column: string[]) => [
        ...before.map((_, index) => column[index] ?? ''),
        ...urls.map(() => ''),
      ];
      setValue('imageTexts', blanks(imageTexts), { shouldDirty: true });
      setValue('imageColours', blanks(imageColours), { shouldDirty: true });
      setValue('images', [...before, ...urls], { shouldDirty: true });
      clearErrors('images');
    },
    move: ({ list, index }, to) => {
      change(list, (column) => moveItem(column, index, to));
      setPlace({ list, index: to });
    },
    moveToOtherList: ({ list, index }) => {
      const values = getValues();
      const to = otherThan(list);
      const there = { list: to, index: values[to].length };
      const text = values[list === 'images' ? 'imageTexts' : 'detailTexts'][index] ?? '';
      const url = values[list][index] ?? '';
      take({ list, index });
      setValue(columns[to][1], [...values[to].map((_, at) => values[columns[to][1]][at] ?? ''), text], {
        shouldDirty: true,
      });
      setValue(to, [...values[to], url], { shouldDirty: true });
      setPlace(there);
      return there;
    },
    remove: (removed) => {
      take(removed);
      setPlace({ ...removed, index: Math.max(removed.index - 1, 0) });
    },
    removeAll: () => {
      change('images', () => []);
      change('details', () => []);
    },
  };
}

function wrongPlace(errors: FieldErrors<ProductFormValues>): ImagePlace | undefined {
  const places = (['imageTexts', 'imageColours', 'detailTexts'] as const).map((column) => ({
    list: column === 'detailTexts' ? ('details' as const) : ('images' as const),
    index: Array.isArray(errors[column]) ? errors[column].findIndex(Boolean) : -1,
  }));
  return places.find(({ index }) => index >= 0);
}

const otherThan = (list: ImageList): ImageList => (list === 'images' ? 'details' : 'images');

function within({ list, index }: ImagePlace, lists: Record<ImageList, string[]>): ImagePlace | null {
  const shown = lists[list].length > 0 ? list : otherThan(list);
  if (lists[shown].length === 0) return null;
  return { list: shown, index: Math.min(shown === list ? index : 0, lists[shown].length - 1) };
}
