import { useGetManyAggregate } from 'react-admin';
import { Link } from 'react-router';
import { shortId } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';

/** Shows the end of the id until the number has loaded. */
export function OrderLink({ id, className }: { id: string; className?: string | undefined }) {
  const { data } = useGetManyAggregate<{ id: string; orderNumber: string }>('orders', { ids: [id] });
  return (
    <Link to={`/orders/${id}`} className={className}>
      {texts.order.named(data?.[0]?.orderNumber ?? shortId(id))}
    </Link>
  );
}
