import type { OrderStatus } from '@shop/shop-rules/order-status';

const filled: Partial<Record<OrderStatus, number>> = { confirmed: 0.25, inProcess: 0.5, inShipping: 0.75 };
const CIRCUMFERENCE = 2 * Math.PI * 1.75;

export function StatusDot({ status }: { status: OrderStatus }) {
  const isEnd = status === 'delivered' || status === 'rejected';
  const fill = filled[status];
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="6" cy="6" r="5" strokeWidth="1.5" fill={isEnd ? 'currentColor' : 'none'} />
      {fill ? (
        <circle
          cx="6"
          cy="6"
          r="1.75"
          strokeWidth="3.5"
          strokeDasharray={`${fill * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 6 6)"
        />
      ) : null}
      {isEnd ? (
        <path
          d={status === 'delivered' ? 'm3.5 6.2 1.8 1.8 3.2-3.7' : 'm4 4 4 4M8 4 4 8'}
          stroke="var(--paper)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      ) : null}
    </svg>
  );
}
