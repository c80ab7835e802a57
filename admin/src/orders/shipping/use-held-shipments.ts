import type { HeldShipment } from '@shop/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { EVERY_MINUTE_MS } from '../../ui/every-minute.ts';

const KEY = ['held-shipments'];
const WHILE_HELD_MS = 3_000;

const isHeld = ({ state }: HeldShipment): boolean => state === 'held';
const heldOf = (shipments: readonly HeldShipment[]): string =>
  JSON.stringify(shipments.filter(isHeld).map(({ orderID }) => orderID));

/** Follows parcels until they have left. */
export function useHeldShipments() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const refetchCounts = () =>
    queryClient.invalidateQueries({
      // The page's own list keeps what has left.
      predicate: ({ queryKey: [resource, call, params] }) =>
        resource === 'orders' &&
        call === 'getList' &&
        (params as { meta?: unknown } | undefined)?.meta !== 'sending',
    });
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const now = await dataProvider.heldShipments();
      const before = queryClient.getQueryData<HeldShipment[]>(KEY) ?? now;
      if (heldOf(before) !== heldOf(now)) void refetchCounts();
      return now;
    },
    refetchInterval: ({ state }) => (state.data?.some(isHeld) ? WHILE_HELD_MS : EVERY_MINUTE_MS),
  });

  const replace = async (id: string, by: HeldShipment[]) => {
    await queryClient.cancelQueries({ queryKey: KEY });
    queryClient.setQueryData<HeldShipment[]>(KEY, (before = []) => [
      ...before.filter(({ orderID }) => orderID !== id),
      ...by,
    ]);
  };
  return {
    shipments: data ?? [],
    failure: error && { isUnknown: !data, retry: () => void refetch() },
    add: (shipment: HeldShipment) => replace(shipment.orderID, [shipment]),
    undo: async (id: string) => {
      await dataProvider.undoShipment(id);
      await replace(id, []);
    },
  };
}
