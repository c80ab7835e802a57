import { useListContext, useStore } from 'react-admin';

const keyOf = (resource: string): string => `${resource}.pageSize`;

export function usePageSize(resource: string, sizes: readonly number[], standard: number): number {
  const [kept] = useStore(keyOf(resource), standard);
  return sizes.includes(kept) ? kept : standard;
}

export function useKeepPageSize(): (size: number) => void {
  const { resource } = useListContext();
  const [, keep] = useStore<number>(keyOf(resource));
  return keep;
}
