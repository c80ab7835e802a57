import type { OrderStatus } from '@shop/shop-rules/order-status';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { BulkMenu } from '../../ui/BulkMenu.tsx';
import { useOrderMoves } from '../status/order-moves.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import css from './OrderActions.module.css';
import { statusChoices } from '../status/status-choices.tsx';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router';

export function OrderActions({ order, outlined }: { order: OrderRecord; outlined?: boolean }) {
  const { ask } = useOrderMoves();
  return (
    <span className={css.actions}>
      <DetailsButton orderId={order.id} outlined={outlined ?? false} />
      <Allowed to="orders">
        <BulkMenu<OrderStatus>
          label={texts.list.more}
          choices={statusChoices}
          rowId={`order-${order.id}`}
          onChoose={(status) => ask(status, [order])}
        />
      </Allowed>
    </span>
  );
}

function DetailsButton({ orderId, outlined = false }: { orderId: string; outlined?: boolean }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Button
      variant={outlined ? 'outlined' : 'text'}
      aria-describedby={`order-${orderId}`}
      onClick={() => void navigate({ pathname: `/orders/${orderId}`, search })}
    >
      {texts.orders.details}
    </Button>
  );
}
