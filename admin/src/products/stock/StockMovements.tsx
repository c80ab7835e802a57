import Button from '@mui/material/Button';
import { useRef, useLayoutEffect, type RefObject } from 'react';
import { texts } from '../../texts/fi.ts';
import { formatCount } from '../../texts/format-count.ts';
import { MovementRow } from './MovementRow.tsx';
import { actText } from './movement-text.ts';
import css from './StockLedger.module.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';

const { stockLedger } = texts;

export function StockMovements({ id }: { id: string }) {
  const book = useRef<HTMLDivElement>(null);
  const pressed = useKeptFocus(book);
  const { data, isError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useMovements(id);
  const pages = data?.pages ?? [];
  const movements = pages.flatMap((page) => page.data);
  const opening = pages.at(-1)?.opening;
  const beganWith = opening && !hasNextPage && opening.balance !== 0 ? opening : undefined;
  const isEmpty = data !== undefined && movements.length === 0 && !beganWith;
  const readOlder = (button: HTMLElement) => {
    pressed(button);
    if (!isFetching) void fetchNextPage();
  };
  const readAgain = (button: HTMLElement) => {
    pressed(button);
    void (isFetchNextPageError ? fetchNextPage() : refetch());
  };
  return (
    <div ref={book} tabIndex={-1} className={css.body} aria-busy={isFetching}>
      {isFetching && !data ? <output>{texts.frame.loading}</output> : null}
      {isEmpty ? <p>{stockLedger.empty}</p> : null}
      {movements.length > 0 || beganWith ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{stockLedger.event}</th>
              <th scope="col">{stockLedger.change}</th>
              <th scope="col">{stockLedger.balance}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement, index) => (
              // Movements have no id; counting from the oldest keeps keys stable.
              <MovementRow key={(pages[0]?.total ?? 0) - index} movement={movement} />
            ))}
            {beganWith ? (
              <tr>
                <th scope="row" colSpan={2}>
                  {stockLedger.opening}
                  <span className={css.act}>{actText({ at: beganWith.at, who: 'system' })}</span>
                </th>
                <td>{formatCount(beganWith.balance)}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      ) : null}
      {isError ? (
        <p role="alert">
          {stockLedger.failed}{' '}
          <Button variant="text" onClick={({ currentTarget }) => readAgain(currentTarget)}>
            {texts.actions.retry}
          </Button>
        </p>
      ) : null}
      {hasNextPage && !isError ? (
        <Button
          variant="outlined"
          aria-disabled={isFetching}
          onClick={({ currentTarget }) => readOlder(currentTarget)}
        >
          {stockLedger.older}
        </Button>
      ) : null}
    </div>
  );
}

/** Focuses `place` when the pressed button disappears. */
function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return (button: HTMLElement) => {
    last.current = button;
  };
}

const PAGE = 20;

function useMovements(id: string) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useInfiniteQuery({
    queryKey: ['product', 'movements', id],
    queryFn: ({ pageParam }) => dataProvider.stockMovements({ id, page: pageParam, limit: PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE < total ? page + 1 : null),
    gcTime: 0,
  });
}
