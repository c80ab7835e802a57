import { useState } from 'react';

/**
 * The newest value that was there, so that a sheet still shows something while it slides away.
 * @param isSame when values are made anew at every render: whether two of them are the same
 */
export function useLast<T>(
  value: T | undefined,
  isSame: (one: T, other: T) => boolean = Object.is,
): T | undefined {
  const [last, setLast] = useState(value);
  const isNew = value !== undefined && (last === undefined || !isSame(value, last));
  if (isNew) setLast(value);
  return isNew ? value : last;
}
