import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StepButton } from '../../ui/StepButton.tsx';
import { useSmallScreen } from '../../ui/use-small-screen.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { useUnsavedChanges } from '../../ui/unsaved-changes.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { PackingSlip } from '../packing/PackingSlip.tsx';

export function OrderSheetActions({ order }: { order: OrderRecord }) {
  const { data = [] } = useListContext<OrderRecord>();
  const small = useSmallScreen();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { leave } = useUnsavedChanges();
  const index = data.findIndex(({ id }) => id === order.id);
  const neighbour = (step: -1 | 1) => (index < 0 ? undefined : data[index + step]?.id);
  const go = (step: -1 | 1) => {
    const id = neighbour(step);
    if (id === undefined) return;
    leave(() => void navigate({ pathname: `/orders/${id}`, search }, { replace: true }));
  };
  useShortcut('j', () => go(1), { openDialogs: 1 });
  useShortcut('k', () => go(-1), { openDialogs: 1 });
  const arrow = (step: -1 | 1) => (
    <StepButton
      label={step < 0 ? texts.order.previous : texts.order.next}
      icon={step < 0 ? 'up' : 'down'}
      isAtEnd={neighbour(step) === undefined}
      onStep={() => go(step)}
    />
  );
  const print = () => window.print();
  return (
    <>
      {small ? (
        <IconButton aria-label={texts.order.print} onClick={print}>
          <Icon name="print" />
        </IconButton>
      ) : (
        <>
          <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={print}>
            {texts.order.print}
          </Button>
          {arrow(-1)}
          {arrow(1)}
        </>
      )}
      <PackingSlip order={order} />
    </>
  );
}
