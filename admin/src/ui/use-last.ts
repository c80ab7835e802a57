import { useState } from 'react';

/** The last defined value, so that a sheet keeps its content while it slides away. */
export function useLast<T>(value: T | undefined, isSame: (a: T, b: T) => boolean = Object.is): T | undefined {
  const [last, setLast] = useState(value);
  const isNew = value !== undefined && (last === undefined || !isSame(value, last));
  if (isNew) setLast(value);
  return isNew ? value : last;
}
