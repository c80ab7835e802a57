import { useGetManyAggregate } from 'react-admin';
import { Link } from 'react-router';
import { shortId } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';

/** The way to an order, by its number; by the end of its id while nobody knows that. */
export function OrderLink({ id }: { id: string }) {
  const { data } = useGetManyAggregate<{ id: string; orderNumber: string }>('orders', { ids: [id] });
  return <Link to={`/orders/${id}`}>{texts.order.named(data?.[0]?.orderNumber ?? shortId(id))}</Link>;
}
